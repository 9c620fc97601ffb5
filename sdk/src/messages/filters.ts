import { messages as english } from './en-US/filters.ts'
import type { Catalogue } from './translate.ts'

export const filtersCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/filters.ts') },
}
