import { messages as english } from './en-US/bitcoin.ts'
import type { Catalogue } from './translate.ts'

export const bitcoinCatalogue: Catalogue<typeof english> = {
  english,
  others: { fr: () => import('./fr/bitcoin.ts') },
}
