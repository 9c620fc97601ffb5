import type { PaymentMethod } from '@staykit/contract'
import type { RequestRow } from '../requests.ts'
import { byBitcoin } from './by-bitcoin.ts'
import { byCard } from './by-card.ts'
import { byWallet } from './by-wallet.ts'
import type { Way } from './way.ts'

const ways: Readonly<Record<PaymentMethod, Way>> = { CREDIT: byCard, WALLET: byWallet, BITCOIN: byBitcoin }

export const wayOf = ({ payment_method }: Pick<RequestRow, 'payment_method'>): Way => ways[payment_method]
