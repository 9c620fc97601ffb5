import { messages as english } from './en-US/methods.ts'
import type { Catalogue } from './translate.ts'

export const methodsCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/methods.ts') },
}
