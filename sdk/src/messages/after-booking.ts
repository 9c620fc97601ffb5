import { messages as english } from './en-US/after-booking.ts'
import type { Catalogue } from './translate.ts'

export const afterCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/after-booking.ts') },
}
