import { messages as bitcoin } from '@staykit/words/en/pay-bitcoin'
import { messages as card } from '@staykit/words/en/pay-card'
import { messages as wallet } from '@staykit/words/en/pay-wallet'

/** Words of each way to pay: its tab, how a booking says it was paid, what a cancelled one gives back. */
export const paymentTexts = { 'pay-card': card, 'pay-bitcoin': bitcoin, 'pay-wallet': wallet }
