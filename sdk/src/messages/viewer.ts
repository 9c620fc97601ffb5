import { messages as english } from './en-US/viewer.ts'
import type { Catalogue } from './translate.ts'

export const viewerCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/viewer.ts') },
}
