import { messages as english } from './en-US/about.ts'
import type { Catalogue } from './translate.ts'

export const aboutCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/about.ts') },
}
