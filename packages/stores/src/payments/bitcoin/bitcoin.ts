import type { BitcoinQuote, Client } from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'
import type { Expired, Progress } from '../../booking/progress.ts'
import type { Environment } from '../../environment/index.ts'
import type { PayingCheckout } from '../method.ts'
import type { Order, Paid } from '../order.ts'
import { keptQuotes } from './kept-quote.ts'
import { bitcoinRules, expired, isTransferComplete } from './rules.ts'

/** The booking is sent so long after the quote came (HOT-190). */
export const BOOKING_DELAY_MS = 1000

export interface BitcoinStore {
  readonly $quote: ReadableAtom<BitcoinQuote | undefined>
  /** Milliseconds that the quote is still good for. */
  readonly $left: ReadableAtom<number>
  /** Asks for a quote, and a second later for the room; the transfer is then waited for. */
  readonly start: () => Promise<void>
  /** Takes up the quote that a reload interrupted; false when there is none. */
  readonly resume: () => boolean
  readonly dispose: () => void
}

/** A quote is good until its last millisecond is over (HOT-188). */
export const isQuoteValid = ({ expires }: BitcoinQuote, now: number) => now < expires

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
  const { timers } = environment
  const kept = keptQuotes(client, environment)
  const clock = quoteClock(environment, () => {
    const progress = checkout.$progress.get()
    const isWaiting = progress.kind === 'working' && !isTransferComplete(progress)
    if (isWaiting || progress.kind === 'pending') void expire()
  })

  // Without an answer nobody knows: it can be asked again, and is never called expired.
  async function expire() {
    const progress = await checkout.ask().catch((): Progress => ({ kind: 'pending' }))
    checkout.report(progress ? (shortBy(progress) ?? progress) : expired(0))
  }

  // The transfer has come: what follows is shown where every booking is.
  let isPast = false
  const follow = (progress: Progress) => {
    const was = isPast
    isPast = clock.$quote.get() !== undefined && isPastTransfer(progress)
    if (isPast && !was) checkout.showBooking()
  }
  const unfollow = checkout.$progress.listen(follow)

  async function pay(order: Order): Promise<Paid> {
    const { quote, source } = await kept.of(order)
    clock.show(quote)
    await new Promise<void>((done) => timers.after(BOOKING_DELAY_MS, done))
    return { response: { ...source } }
  }

  const start = () => checkout.bookRoom(bitcoinRules.name, pay)
  return {
    $quote: clock.$quote,
    $left: clock.$left,
    start,
    resume: () => {
      const attempt = checkout.attempt()
      const known = attempt?.method === bitcoinRules.name ? kept.read(attempt.id) : undefined
      if (!known) return false
      clock.show(known.quote)
      follow(checkout.$progress.get())
      if (attempt?.sent) checkout.resume()
      else void start()
      return true
    },
    dispose: () => {
      clock.stop()
      unfollow()
    },
  }
}

/** The quote on show and the time that is left of it; `onOver` when that is over. */
function quoteClock({ timers, clock }: Environment, onOver: () => void) {
  const $quote = atom<BitcoinQuote | undefined>(undefined)
  const $left = atom(0)
  let stop = () => {}
  const tick = (quote: BitcoinQuote) => {
    const now = clock.now()
    $left.set(Math.max(0, quote.expires - now))
    if (isQuoteValid(quote, now)) return
    stop()
    onOver()
  }
  return {
    $quote,
    $left,
    show: (quote: BitcoinQuote) => {
      stop()
      $quote.set(quote)
      tick(quote)
      stop = timers.every(1000, () => tick(quote))
    },
    stop: () => stop(),
  }
}

/** What of a booking is shown where every booking is: the transfer is no longer waited for. */
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
