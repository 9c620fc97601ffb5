import { bookingPayment, CallError, type Client } from '@staykit/contract'
import type { CoinPart } from '@staykit/domain'
import type { Pay } from '../order.ts'

/**
 * Freezes the coins of an order. The same request id returns the same payment, so a lost answer can be
 * retried. Throws a CallError of `words` plus the joined messages of the refusal (HOT-310).
 */
export function payByWallet(client: Client, parts: readonly CoinPart[], words: string): Pay {
  return async ({ bookingRequestId, contract }) => {
    const payment_methods = parts
      .filter(({ cents }) => cents > 0)
      .map(({ symbol, amount }) => ({ token: symbol, amount }))
    const request = { payment_methods, contract: contract.meta.contract, bookingRequestId }
    const answer = await client(bookingPayment, request).catch((error: CallError) => {
      // By its name: beside the single file this code has a class of its own.
      if (error.name !== 'CallError' || error.code === 'PRICE_CHANGED') throw error
      const { code, reason, params, message } = error
      return {
        success: false,
        data: undefined,
        err_msgs: [message],
        error: { code, reason, params, message },
      }
    })
    if (answer.success && answer.data) return { paymentIntent: answer.data.payment }
    const messages = answer.err_msgs?.join(', ')
    const message = [words, messages].filter(Boolean).join(': ')
    throw new CallError({ code: 'PAYMENT_FAILED', ...answer.error, message, details: { messages } })
  }
}
