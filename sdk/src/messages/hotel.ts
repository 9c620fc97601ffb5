import { messages as english } from './en-US/hotel.ts'
import type { Catalogue } from './translate.ts'

export const hotelCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/hotel.ts') },
}
