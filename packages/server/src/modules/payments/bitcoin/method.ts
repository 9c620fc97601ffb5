import { unauthenticated } from '../../../kernel/http/member.ts'
import { RetryLater } from '../../../kernel/saga/retry-later.ts'
import type { MailLocale } from '../../mail/languages.ts'
import { part } from '../../mail/words.ts'
import type { PaymentDescription, PaymentMethod } from '../method.ts'
import { notThisPayment, paymentRequired } from '../refusals.ts'
import { claimSource, giveUpSource } from './claim.ts'
import { bitcoinOffer } from './offer.ts'
import { transferProgress } from './progress.ts'
import { bitcoinModule } from './routes.ts'
import { giveAllBack, settleSource } from './settlement.ts'
import { findSource, quoteExpired, transferExpired, WATCH_QUEUE } from './sources.ts'
import { watchSource } from './watch.ts'

// The watch job wakes the booking when the transfer arrives; this covers a lost wake-up.
const LOOK_AGAIN_SECONDS = 30

const describe = (locale: MailLocale = 'en-US'): PaymentDescription => ({
  paid: part(locale, 'bitcoin.paid'),
  notTaken: part(locale, 'bitcoin.notTaken'),
  taken: part(locale, 'bitcoin.taken'),
  refund: (amount) => part(locale, 'bitcoin.refund', { amount }),
  source: '',
  form: 'by bitcoin',
  notCharged: 'Your bitcoin will be paid back.',
  screen: {},
})

/**
 * A bitcoin transfer: the supplier is called only after all of it has arrived. Amounts stay here until the transfer is
 * settled.
 */
export const bitcoinMethod: PaymentMethod = {
  name: 'BITCOIN',
  clearing: 'bitcoin_clearing',
  offer: bitcoinOffer,
  modules: [bitcoinModule],
  queues: { [WATCH_QUEUE]: watchSource },
  isAwaited: true,
  async check({ db }, { response, bookingRequestId }, { member, quoteId }) {
    if (!member) throw unauthenticated()
    const id = response?.id
    if (typeof id !== 'string') throw paymentRequired('Please open a bitcoin payment first.')
    const source = await findSource(db, id)
    const isOurs = source?.user_id === member && source.quote_id === quoteId
    if (!source || !isOurs || source.booking_request_id !== bookingRequestId) throw notThisPayment()
    if (source.state !== 'open' && source.state !== 'paid') throw quoteExpired()
    return { reference: source.id }
  },
  async onClaim(trx, { reference }) {
    if (!(await claimSource(trx, reference ?? ''))) throw quoteExpired()
  },
  async authorise({ db }, { reference }) {
    const source = await findSource(db, reference ?? '')
    if (source?.state === 'open') throw new RetryLater('the transfer is waited for', LOOK_AGAIN_SECONDS)
    if (source?.state === 'paid') return { reference: source.id }
    return { problem: transferExpired, status: source?.state }
  },
  async capture({ db }, { reference }) {
    const source = await findSource(db, reference ?? '')
    return source?.state === 'paid' || source?.state === 'settled'
  },
  onCaptured: (trx, { reference }) => settleSource(trx, reference ?? ''),
  void: async () => undefined,
  onVoided: (trx, deps, { reference }) => giveAllBack(trx, deps, reference ?? ''),
  async refund({ db }, { reference }) {
    return (await findSource(db, reference ?? ''))?.state === 'settled'
  },
  async onRefunded(trx, deps, { reference, due }, wasSettled, penalty) {
    await giveAllBack(trx, deps, reference ?? '', wasSettled, penalty.minor / due.minor)
  },
  refresh: (deps, { reference }) => watchSource(deps, reference ?? ''),
  onGiveUp: (trx, deps, { reference }) => giveUpSource(trx, deps, reference ?? ''),
  progress: transferProgress,
  describe: (_, locale) => describe(locale),
}
