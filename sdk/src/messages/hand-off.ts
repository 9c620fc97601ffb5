import { messages as english } from './en-US/hand-off.ts'
import type { Catalogue } from './translate.ts'

export const handOffCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/hand-off.ts') },
}
