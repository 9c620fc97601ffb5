import { messages as english } from './en-US/panels.ts'
import type { Catalogue } from './translate.ts'

export const panelsCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/panels.ts') },
}
