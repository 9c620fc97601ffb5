import { messages as bitcoin } from '@staykit/words/en/pay-bitcoin'
import { messages as card } from '@staykit/words/en/pay-card'
import { messages as wallet } from '@staykit/words/en/pay-wallet'

/** Texts of each payment method: its tab, how a booking was paid, what a cancellation refunds. */
export const paymentTexts = { 'pay-card': card, 'pay-bitcoin': bitcoin, 'pay-wallet': wallet }
