import { messages as bitcoin } from '../messages/en-US/pay-bitcoin.ts'
import { messages as card } from '../messages/en-US/pay-card.ts'
import { messages as wallet } from '../messages/en-US/pay-wallet.ts'

/** Words of each way to pay: its tab, how a booking says it was paid, what a cancelled one gives back. */
export const paymentTexts = { 'pay-card': card, 'pay-bitcoin': bitcoin, 'pay-wallet': wallet }
