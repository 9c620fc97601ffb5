import { messages as english } from './en-US/cards.ts'
import type { Catalogue } from './translate.ts'

export const cardsCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/cards.ts') },
}
