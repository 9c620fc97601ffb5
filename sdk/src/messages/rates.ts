import { messages as english } from './en-US/rates.ts'
import type { Catalogue } from './translate.ts'

export const ratesCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/rates.ts') },
}
