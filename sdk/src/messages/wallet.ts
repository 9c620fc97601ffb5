import { messages as english } from './en-US/wallet.ts'
import type { Catalogue } from './translate.ts'

export const walletCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/wallet.ts') },
}
