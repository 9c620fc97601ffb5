import { messages as english } from './en-US/hotel-error.ts'
import type { Catalogue } from './translate.ts'

export const hotelErrorCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/hotel-error.ts') },
}
