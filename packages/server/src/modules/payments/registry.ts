import type { PaymentMethod } from '@staykit/contract'
import type { RequestRow } from '../booking/saga/requests.ts'
import { byBitcoin } from './bitcoin/method.ts'
import { byCard } from './card/method.ts'
import type { Way } from './method.ts'
import { byWallet } from './wallet/method.ts'

const ways: Readonly<Record<PaymentMethod, Way>> = { CREDIT: byCard, WALLET: byWallet, BITCOIN: byBitcoin }

export const wayOf = ({ payment_method }: Pick<RequestRow, 'payment_method'>): Way => ways[payment_method]
