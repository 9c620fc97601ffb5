import { messages as english } from './en-US/suggestions.ts'
import type { Catalogue } from './translate.ts'

export const suggestionsCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/suggestions.ts') },
}
