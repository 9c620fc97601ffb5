import { WalletError, type WalletPayment } from '../../../ports/wallet.ts'
import type { RequestRow } from '../../booking/saga/requests.ts'
import { Later, type SagaDeps } from '../../booking/saga/step.ts'
import { isCanceled } from '../card/method.ts'
import type { Way } from '../method.ts'

/** Coins that were frozen before the booking (modules/wallet): freeze, book, settle. */
export const byWallet: Way = {
  method: 'WALLET',
  clearing: 'wallet_clearing',
  async hold(deps, row) {
    const payment = await ask(() => deps.wallet.find(row.payment_intent ?? ''))
    if (payment?.state === 'frozen' && payment.cents === row.quote.price.dueNowUsd)
      return { payment: payment.id }
    const message = 'The coins are not set apart for this booking any more. You were not charged.'
    return { problem: { code: 'PAYMENT_MISMATCH', message }, status: payment?.state }
  },
  async take(deps, row) {
    const settled = await ask(() => deps.wallet.settle(row.payment_intent ?? ''))
    if (settled) return true
    if (await isCanceled(deps, row)) return false
    throw new Later('coins of a booked stay cannot be taken yet', 30)
  },
  async drop(deps, row) {
    await giveBack(deps, row)
  },
  payBack: giveBack,
}

/** Releases what is frozen, refunds what was spent; answers whether it was spent. */
async function giveBack({ wallet }: SagaDeps, { payment_intent: id }: RequestRow): Promise<boolean> {
  if (!id) return false
  const payment = await ask(() => wallet.find(id))
  if (!payment) return false
  if (payment.state === 'settled' || payment.state === 'refunded') {
    await ask(() => wallet.refund(id))
    return true
  }
  // Spent in between: the next try sees it.
  if (!(await ask(() => wallet.release(id)))) throw new Later('the coins were spent meanwhile')
  return false
}

/** Undefined when the payment is in another state than the call needs, or not there. */
async function ask(call: () => Promise<WalletPayment>): Promise<WalletPayment | undefined> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    if (error.kind === 'UNAVAILABLE') throw new Later(error.message)
    return undefined
  }
}
