import { messages as english } from './en-US/tabs.ts'
import type { Catalogue } from './translate.ts'

export const tabsCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/tabs.ts') },
}
