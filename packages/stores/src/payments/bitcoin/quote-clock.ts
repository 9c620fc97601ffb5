import type { BitcoinQuote } from '@staykit/contract'
import { atom } from 'nanostores'
import type { Environment } from '../../environment/index.ts'

/** A quote is good until its last millisecond is over (HOT-188). */
export const isQuoteValid = ({ expires }: BitcoinQuote, now: number) => now < expires

/** The quote on show and the time that is left of it; `onOver` when that is over. */
export function quoteClock({ timers, clock }: Environment, onOver: () => void) {
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
    hide: () => {
      stop()
      $quote.set(undefined)
    },
    stop: () => stop(),
  }
}
