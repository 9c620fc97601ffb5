import { messages as english } from './en-US/trips.ts'
import type { Catalogue } from './translate.ts'

export const tripsCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/trips.ts') },
}
