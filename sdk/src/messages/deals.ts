import { messages as english } from './en-US/deals.ts'
import type { Catalogue } from './translate.ts'

export const dealsCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/deals.ts') },
}
