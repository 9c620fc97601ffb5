import { refusalOf } from '@staykit/contract'
import type { Money } from '@staykit/domain'
import { unauthenticated } from '../../../kernel/http/member.ts'
import { enqueue } from '../../../kernel/jobs/jobs.ts'
import { RetryLater } from '../../../kernel/saga/retry-later.ts'
import { WalletError, type WalletPayment } from '../../../ports/wallet.ts'
import type { MailLocale } from '../../mail/languages.ts'
import { part } from '../../mail/words.ts'
import type { MethodDeps, PaymentDescription, PaymentMethod } from '../method.ts'
import type { Payment } from '../payable.ts'
import { notThisPayment, paymentEnded, paymentRequired } from '../refusals.ts'
import { walletOffer } from './offer.ts'
import { claimFrozen, expireFrozen, WALLET_EXPIRY_QUEUE, walletPaymentOf } from './payments.ts'
import { walletModule } from './routes.ts'

const describe = (locale: MailLocale = 'en-US'): PaymentDescription => ({
  paid: part(locale, 'wallet.paid'),
  notTaken: part(locale, 'wallet.notTaken'),
  taken: part(locale, 'wallet.taken'),
  refund: (amount) => part(locale, 'wallet.refund', { amount }),
  source: '',
  form: 'from your wallet',
  notCharged: 'You were not charged.',
  screen: {},
})

/** Coins that were frozen before the booking: freeze, book, settle. */
export const walletMethod: PaymentMethod = {
  name: 'WALLET',
  clearing: 'wallet_clearing',
  offer: walletOffer,
  modules: [walletModule],
  queues: { [WALLET_EXPIRY_QUEUE]: expireFrozen },
  async check({ db }, { bookingRequestId }, { member, quoteId }) {
    if (!member) throw unauthenticated()
    const payment = await walletPaymentOf(db, bookingRequestId)
    if (!payment?.payment_id) throw paymentRequired('Please pay from your wallet first.')
    if (payment.user_id !== member || payment.quote_id !== quoteId) throw notThisPayment()
    return { reference: payment.payment_id }
  },
  async onClaim(trx, { bookingRequestId }) {
    if (!(await claimFrozen(trx, bookingRequestId))) throw paymentEnded()
  },
  onRefuse: (trx, bookingRequestId) =>
    enqueue(trx, { queue: WALLET_EXPIRY_QUEUE, subject: bookingRequestId }),
  async authorise(deps, { reference, dueUsdCents }) {
    const payment = await ask(() => deps.wallet.find(reference ?? ''))
    if (payment?.state === 'frozen' && payment.cents === dueUsdCents) return { reference: payment.id }
    return { problem: refusalOf('coinsReturned'), status: payment?.state }
  },
  async capture({ wallet }, { reference }) {
    return (await ask(() => wallet.settle(reference ?? ''))) !== undefined
  },
  async void(deps, payment) {
    await giveBack(deps, payment)
  },
  refund: (deps, payment, { hotelShare }) => giveBack(deps, payment, centsOf(payment, hotelShare)),
  describe: (_, locale) => describe(locale),
}

/** US cents of what the hotel does not keep. */
const centsOf = ({ due, dueUsdCents }: Payment, hotelShare: Money): number =>
  Math.round((dueUsdCents * (due.minor - hotelShare.minor)) / due.minor)

/** Releases frozen coins, refunds spent ones; returns whether they were spent. */
async function giveBack(
  { wallet }: MethodDeps,
  { reference: id }: Payment,
  cents?: number,
): Promise<boolean> {
  if (!id) return false
  const payment = await ask(() => wallet.find(id))
  if (!payment) return false
  if (payment.state === 'settled' || payment.state === 'refunded') {
    await ask(() => wallet.refund(id, cents))
    return true
  }
  // Spent in between: the next attempt sees it.
  if (!(await ask(() => wallet.release(id)))) throw new RetryLater('the coins were spent meanwhile')
  return false
}

/** Undefined when the payment is in another state than the call needs, or does not exist. */
async function ask(call: () => Promise<WalletPayment>): Promise<WalletPayment | undefined> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    if (error.kind === 'UNAVAILABLE') throw new RetryLater(error.message)
    return undefined
  }
}
