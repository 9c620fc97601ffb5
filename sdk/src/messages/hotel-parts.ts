import { messages as english } from './en-US/hotel-parts.ts'
import type { Catalogue } from './translate.ts'

export const hotelPartsCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/hotel-parts.ts') },
}
