import { messages as english } from './en-US/account.ts'
import type { Catalogue } from './translate.ts'

export const accountCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/account.ts') },
}
