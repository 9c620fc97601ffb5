import { messages as english } from './en-US/shade.ts'
import type { Catalogue } from './translate.ts'

export const shadeCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/shade.ts') },
}
