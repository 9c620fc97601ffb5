import { messages as english } from './en-US/map.ts'
import type { Catalogue } from './translate.ts'

export const mapCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/map.ts') },
}
