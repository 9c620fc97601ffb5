import { messages as english } from './en-US/results.ts'
import type { Catalogue } from './translate.ts'

export const resultsCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/results.ts') },
}
