import { messages as english } from './en-US/booking-trouble.ts'
import type { Catalogue } from './translate.ts'

export const troubleCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/booking-trouble.ts') },
}
