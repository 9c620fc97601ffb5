import { messages as english } from './en-US/counts.ts'
import type { Catalogue } from './translate.ts'

export const countsCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/counts.ts') },
}
