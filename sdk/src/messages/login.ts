import { messages as english } from './en-US/login.ts'
import type { Catalogue } from './translate.ts'

export const loginCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/login.ts') },
}
