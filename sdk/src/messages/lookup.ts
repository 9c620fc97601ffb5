import { messages as english } from './en-US/lookup.ts'
import type { Catalogue } from './translate.ts'

export const lookupCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/lookup.ts') },
}
