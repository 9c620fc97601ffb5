import { beforeAll, vi } from 'vitest'
import { CardError, type CardErrorKind, type CardIntent, type Cards } from '../../../../ports/cards.ts'
import { findRequest, paymentOf } from '../../../booking/requests.ts'
import type { BookingServer } from '../../../booking/testing/server.ts'
import { bookOne, travellerAt } from '../../../booking/testing/traveller.ts'
import type { Payment } from '../../payable.ts'

export const fails = (error: Error) => () => Promise.reject(error)
export const refusing = (kind: CardErrorKind) => fails(new CardError(kind, 'no answer', `code_${kind}`))
/** A failure of the provider's adapter that nobody foresaw. */
export const broken = new TypeError('cannot read it')
/** Nothing can go on now; it is tried again in so many seconds. */
export const later = (seconds: number) => ({ name: 'RetryLater', seconds })

/** Cards beside those of a server: they note what is asked of them, and know one hold of a booked stay. */
export function bankAt(server: BookingServer) {
  let known: { readonly payment: Payment; readonly held: CardIntent } | undefined
  const booked = () => {
    if (!known) throw new Error('nothing is booked before the first test')
    return known
  }
  beforeAll(async () => {
    const { id, paymentIntent } = await bookOne(travellerAt(server))
    const row = await findRequest(server.deps.db, id)
    if (!row) throw new Error('nothing was booked')
    const intent = await server.deps.cards.retrieve(paymentIntent)
    known = { payment: paymentOf(row), held: { ...intent, status: 'requires_capture' } }
  })

  function bank(intent: Partial<CardIntent> = {}, change: Partial<Cards> = {}) {
    const known = { ...booked().held, ...intent }
    const asked = {
      retrieve: vi.fn(async (_id: string) => known),
      capture: vi.fn(async (..._: unknown[]) => ({ ...known, status: 'succeeded' as const })),
      cancel: vi.fn(async (..._: unknown[]) => known),
      refund: vi.fn(async (..._: unknown[]) => undefined),
    }
    const deps = { ...server.deps, cards: { ...server.deps.cards, ...asked, ...change } }
    return { deps, asked }
  }
  return { bank, payment: () => booked().payment, held: () => booked().held }
}
