import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, vi } from 'vitest'
import { CardError, type CardErrorKind, type CardIntent, type Cards } from '../../../../ports/cards.ts'
import { createSandboxCards } from '../../../../sandbox/cards/cards.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database.ts'
import type { PaymentDeps } from '../../deps.ts'
import type { Payment } from '../../payable.ts'
import { openPayment } from '../payments.ts'

export const fails = (error: Error) => () => Promise.reject(error)
export const refusing = (kind: CardErrorKind) => fails(new CardError(kind, 'no answer', `code_${kind}`))
/** An unexpected error of the provider's adapter. */
export const broken = new TypeError('cannot read it')
/** The error of a step that is retried after `seconds`. */
export const later = (seconds: number) => ({ name: 'RetryLater', seconds })
export const newBookingRequestId = () => randomBytes(12).toString('hex')

const payable: Payment = {
  bookingRequestId: newBookingRequestId(),
  quoteId: 'quote',
  refId: '8183',
  hotelId: '9000001-1',
  due: { minor: 28_673, currency: 'USD' },
  dueUsdCents: 28_673,
  member: null,
  reference: null,
  details: null,
}

/** The sandbox's cards in a separate database, which record their calls and have one hold. */
export function bankForThisFile() {
  let started: { readonly database: TestDatabase; readonly held: CardIntent } | undefined
  const storedPayment = () => {
    if (!started) throw new Error('the payment is made before the first test')
    return started
  }
  const error = vi.fn()
  const depsOf = (db: TestDatabase['db']) => ({
    db,
    log: { error },
    cards: createSandboxCards({ db, secret: 's'.repeat(40), now: () => new Date() }),
  })
  beforeAll(async () => {
    const database = await testDatabase()
    const intent = await openPayment(depsOf(database.db), payable)
    const card = { brand: 'visa', lastFour: '4242', expMonth: 12, expYear: 2040 }
    started = { database, held: { ...intent, status: 'requires_capture', card } }
  })
  afterAll(() => started?.database.drop())

  function bank(intent: Partial<CardIntent> = {}, change: Partial<Cards> = {}) {
    const { database, held } = storedPayment()
    const wireIntent = { ...held, ...intent }
    const calls = {
      retrieve: vi.fn(async (_id: string) => wireIntent),
      capture: vi.fn(async (..._: unknown[]) => ({ ...wireIntent, status: 'succeeded' as const })),
      cancel: vi.fn(async (..._: unknown[]) => wireIntent),
      refund: vi.fn(async (..._: unknown[]) => undefined),
    }
    const { cards, ...rest } = depsOf(database.db)
    const deps = { ...rest, cards: { ...cards, ...calls, ...change } } as unknown as PaymentDeps
    return { deps, calls }
  }
  return {
    bank,
    error,
    payment: (): Payment => ({ ...payable, reference: storedPayment().held.id }),
    held: () => storedPayment().held,
    deps: () => depsOf(storedPayment().database.db),
  }
}
