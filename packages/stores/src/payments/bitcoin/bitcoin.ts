import {
  type BitcoinQuote,
  type Client,
  createBitcoinSource,
  fromWireBitcoinSource,
  type WireBitcoinSource,
} from '@staykit/contract'
import { atom, type ReadableAtom } from 'nanostores'
import type { CheckoutStore, Progress } from '../../checkout/index.ts'
import { dueNowOf, type Order, type Paid } from '../../checkout/order.ts'
import { type Environment, readJson } from '../../environment/index.ts'

/** The booking is sent so long after the quote came (HOT-190). */
export const BOOKING_DELAY_MS = 1000

interface Kept {
  readonly id: string
  readonly source: WireBitcoinSource
  readonly quote: BitcoinQuote
}

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

const KEY = 'staykit.bitcoin'

/** A quote is good until its last millisecond is over (HOT-188). */
export const isQuoteValid = ({ expires }: BitcoinQuote, now: number) => now < expires

/**
 * Payment by bitcoin: one quote for each attempt, kept for the tab so that a reload shows the same one. When its time is
 * over the checkout asks for the status a last time, so that a transfer already made is never called expired (OQ-12).
 */
export function createBitcoin(options: {
  client: Client
  environment: Environment
  checkout: Pick<
    CheckoutStore,
    'bookRoom' | 'attempt' | 'resume' | 'ask' | 'report' | 'showBooking' | '$progress'
  >
}): BitcoinStore {
  const { client, environment, checkout } = options
  const { timers, clock, tabStorage } = environment
  const $quote = atom<BitcoinQuote | undefined>(undefined)
  const $left = atom(0)
  let stop = () => {}

  function show(quote: BitcoinQuote) {
    stop()
    $quote.set(quote)
    tick(quote)
    stop = timers.every(1000, () => tick(quote))
  }

  function tick(quote: BitcoinQuote) {
    const now = clock.now()
    $left.set(Math.max(0, quote.expires - now))
    if (isQuoteValid(quote, now)) return
    stop()
    const progress = checkout.$progress.get()
    const isWaiting =
      progress.kind === 'pending' || (progress.kind === 'working' && !progress.transferComplete)
    if (isWaiting) void expire()
  }

  // Without an answer nobody knows: it can be asked again, and is never called expired.
  async function expire() {
    const progress = await checkout.ask().catch((): Progress => ({ kind: 'pending' }))
    const { received, isShort } = shortOf(progress)
    checkout.report(isShort ? { kind: 'expired', received } : progress)
  }

  // The transfer has come: what follows is shown where every booking is.
  let isPast = false
  const follow = (progress: Progress) => {
    const was = isPast
    isPast = $quote.get() !== undefined && isPastTransfer(progress)
    if (isPast && !was) checkout.showBooking()
  }
  const unfollow = checkout.$progress.listen(follow)

  async function pay(order: Order): Promise<Paid> {
    const kept = keptFor(order.bookingRequestId) ?? (await load(order))
    show(kept.quote)
    await new Promise<void>((done) => timers.after(BOOKING_DELAY_MS, done))
    return { response: { ...kept.source } }
  }

  async function load(order: Order): Promise<Kept> {
    const { data } = await client(createBitcoinSource, { ...dueNowOf(order), email: order.email })
    const quote = fromWireBitcoinSource(data, clock.now())
    const kept = { id: order.bookingRequestId, source: data, quote }
    tabStorage.set(KEY, JSON.stringify(kept))
    return kept
  }

  function keptFor(id: string | undefined): Kept | undefined {
    const kept = readJson(tabStorage, KEY, isKept)
    return kept && kept.id === id ? kept : undefined
  }

  const start = () => checkout.bookRoom('BITCOIN', pay)
  return {
    $quote,
    $left,
    start,
    resume: () => {
      const attempt = checkout.attempt()
      const kept = attempt?.method === 'BITCOIN' ? keptFor(attempt.id) : undefined
      if (!kept) return false
      show(kept.quote)
      follow(checkout.$progress.get())
      if (attempt?.sent) checkout.resume()
      else void start()
      return true
    },
    dispose: () => {
      stop()
      unfollow()
    },
  }
}

const isPastTransfer = (progress: Progress) =>
  progress.kind === 'failed' ||
  (progress.kind === 'working' &&
    progress.status !== undefined &&
    progress.status !== 'BITCOIN_TRANSFER_PENDING')

// A transfer that has not arrived whole.
function shortOf(progress: Progress) {
  const isWaiting = progress.kind === 'working' && progress.status === 'BITCOIN_TRANSFER_PENDING'
  const { due = 1, received = 0 } = (isWaiting && progress.transfer) || {}
  return { received, isShort: isWaiting && received < due }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'id' in value && 'source' in value && 'quote' in value
}
