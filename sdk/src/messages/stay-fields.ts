import { messages as english } from './en-US/stay-fields.ts'
import type { Catalogue } from './translate.ts'

export const stayFieldsCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/stay-fields.ts') },
}
