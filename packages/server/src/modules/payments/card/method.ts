import { enqueue } from '../../../kernel/jobs/jobs.ts'
import type { PaymentMethod } from '../method.ts'
import { notThisPayment, paymentEnded, paymentRequired } from '../refusals.ts'
import { authoriseCard } from './authorise.ts'
import { cardBook } from './book.ts'
import { refuseAfterDeclines } from './declines.ts'
import { describeCard } from './describe.ts'
import { cardFrameModule } from './frame/routes.ts'
import { claimPayment, expirePayment, PAYMENT_EXPIRY_QUEUE, paymentOf } from './payments.ts'
import { paymentModule } from './routes.ts'
import { forgetQueues } from './saved/forget.ts'
import { captureCard, cardParts, refundCard, voidCard } from './settle.ts'
import { typedCardIn } from './typed-card.ts'

/** A hold on a card, captured after the booking. */
export const cardMethod: PaymentMethod = {
  name: 'CREDIT',
  clearing: 'card_clearing',
  book: cardBook,
  modules: [paymentModule, cardFrameModule],
  queues: { [PAYMENT_EXPIRY_QUEUE]: expirePayment, ...forgetQueues },
  inspect: (request, now) => void typedCardIn(request, now),
  async check({ db, now }, request, { quoteId }) {
    const { paymentIntent, bookingRequestId } = request
    const typed = typedCardIn(request, now())
    if (typed && !paymentIntent) {
      await refuseAfterDeclines(db, quoteId)
      return { reference: null, typed }
    }
    if (!paymentIntent) throw paymentRequired('Please pay by card first.')
    const payment = await paymentOf(db, bookingRequestId)
    if (payment?.intent_id !== paymentIntent) throw notThisPayment()
    return { reference: paymentIntent }
  },
  async onClaim(trx, { bookingRequestId, reference }) {
    const isClaimed = await claimPayment(trx, bookingRequestId)
    // A typed card opens its payment only when it is authorised.
    if (!isClaimed && reference) throw paymentEnded()
  },
  onRefuse: (trx, bookingRequestId) =>
    enqueue(trx, { queue: PAYMENT_EXPIRY_QUEUE, subject: bookingRequestId }),
  authorise: authoriseCard,
  capture: captureCard,
  void: voidCard,
  parts: cardParts,
  refund: refundCard,
  describe: describeCard,
}
