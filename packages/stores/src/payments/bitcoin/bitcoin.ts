import type { BitcoinQuote, Client } from '@staykit/contract'
import type { ReadableAtom } from 'nanostores'
import type { Expired, Progress } from '../../booking/progress.ts'
import type { Environment } from '../../environment/index.ts'
import type { PayingCheckout } from '../method.ts'
import type { Order, Paid } from '../order.ts'
import { type Abandoning, createAbandoning } from './abandon.ts'
import { keptQuotes } from './kept-quote.ts'
import { quoteClock } from './quote-clock.ts'
import { bitcoinRules, expired, isTransferComplete } from './rules.ts'

/** The booking is sent so long after the quote came (HOT-190). */
export const BOOKING_DELAY_MS = 1000

export interface BitcoinStore {
  readonly $quote: ReadableAtom<BitcoinQuote | undefined>
  /** Milliseconds that the quote is still good for. */
  readonly $left: ReadableAtom<number>
  /** Requests a quote, and a second later the room; then it waits for the transfer. */
  readonly start: () => Promise<void>
  /** Takes up the quote of the contract on screen that a reload interrupted; false when there is none. */
  readonly resume: () => boolean
  /** The state of a change to another payment method. */
  readonly $abandoning: ReadableAtom<Abandoning>
  /** Ends the payment, so that the traveller can choose another payment method. A payment that has fully arrived continues. */
  readonly abandon: () => Promise<void>
  readonly dispose: () => void
}

/**
 * Payment by bitcoin. When the time of its quote is over the checkout asks for the status a last time, so that a transfer
 * already made is never called expired (OQ-12).
 */
export function createBitcoin(options: {
  client: Client
  environment: Environment
  checkout: PayingCheckout
}): BitcoinStore {
  const { client, environment, checkout } = options
  const quotes = keptQuotes(client, environment)
  const clock = quoteClock(environment, () => void expire(checkout))
  const follow = leavesTo(checkout, clock.$quote)
  const unfollow = checkout.$progress.listen(follow)
  const abandoning = createAbandoning(client, checkout, (id) => {
    clock.hide()
    quotes.forget(id)
  })

  async function pay(order: Order): Promise<Paid> {
    // No traveller may send to the address of an earlier quote while the new one is on its way.
    if (!quotes.read(order.bookingRequestId)) clock.hide()
    const { quote, source } = await quotes.of(order)
    clock.show(quote)
    await new Promise<void>((done) => environment.timers.after(BOOKING_DELAY_MS, done))
    return { response: { ...source } }
  }

  const start = () => {
    abandoning.reset()
    return checkout.bookRoom(bitcoinRules.name, pay)
  }
  function resume() {
    const attempt = checkout.attempt()
    const stored = attempt?.method === bitcoinRules.name ? quotes.read(attempt.id) : undefined
    if (!stored) return false
    clock.show(stored.quote)
    follow(checkout.$progress.get())
    if (attempt?.sent) checkout.resume()
    else void start()
    return true
  }

  return {
    $quote: clock.$quote,
    $left: clock.$left,
    start,
    resume,
    $abandoning: abandoning.$abandoning,
    abandon: abandoning.abandon,
    dispose: () => {
      clock.stop()
      unfollow()
    },
  }
}

/** The time is over. Without an answer the result is unknown: it can be requested again, and never counts as expired. */
async function expire(checkout: PayingCheckout) {
  const shown = checkout.$progress.get()
  const isWaiting = shown.kind === 'working' && !isTransferComplete(shown)
  if (!isWaiting && shown.kind !== 'pending') return
  const progress = await checkout.ask().catch((): Progress => ({ kind: 'pending' }))
  checkout.report(progress ? (shortBy(progress) ?? progress) : expired(0))
}

/** Once the transfer has come, what follows is shown where every booking is. */
function leavesTo(checkout: PayingCheckout, $quote: BitcoinStore['$quote']) {
  let isPast = false
  return (progress: Progress) => {
    const was = isPast
    isPast = $quote.get() !== undefined && isPastTransfer(progress)
    if (isPast && !was) checkout.showBooking()
  }
}

/** The states that the booking screen shows: the transfer is no longer pending. */
const isPastTransfer = (progress: Progress) =>
  progress.kind === 'failed' ||
  (progress.kind === 'working' &&
    progress.status !== undefined &&
    progress.status !== 'BITCOIN_TRANSFER_PENDING')

/** The expiry that a transfer stands at when its time is over: undefined where it has arrived whole. */
function shortBy(progress: Progress): Expired | undefined {
  if (progress.kind !== 'working' || progress.status !== 'BITCOIN_TRANSFER_PENDING') return undefined
  const { due = 1, received = 0 } = progress.transfer ?? {}
  return received < due ? expired(received) : undefined
}
