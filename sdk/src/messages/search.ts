import { messages as english } from './en-US/search.ts'
import type { Catalogue } from './translate.ts'

export const searchCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/search.ts') },
}
