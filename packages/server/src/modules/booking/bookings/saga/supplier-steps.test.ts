import { describe, expect, it, vi } from 'vitest'
import { type Supplier, SupplierError } from '../../../../ports/supplier.ts'
import { sandboxOf, suppliersWith } from '../../../../testing/suppliers.ts'
import { contractOf, policyOf } from '../../quotes/contracts.ts'
import { keyOf } from '../../quotes/quote.ts'
import { findRequest } from '../requests.ts'
import { about, enqueues } from '../testing/jobs.ts'
import { bookingServerForThisFile } from '../testing/server.ts'
import { after, errorOf, fails, later, refusing, stepsAt } from '../testing/steps.ts'
import { book } from './book.ts'
import { lookForOrphan, ORPHAN_QUEUE } from './orphans.ts'

const server = bookingServerForThisFile()
const { at, supplierThat, run } = stepsAt(server)
const booking = { reference: 'SK-1', confirmation: 'SB1', status: 'booked' as const, bookedAt: new Date() }

describe('the supplier', () => {
  it('the supplier gets our reference, the offer, the agreed price, and the guests', async () => {
    const row = await at('authorised')
    const bookCall = vi.fn(async () => booking)
    expect(await run(book, row, supplierThat({ book: bookCall }))).toMatchObject({
      state: 'booked',
      detail: { confirmation: 'SB1' },
    })
    const { quote, reference } = row
    expect(bookCall.mock.calls).toEqual([
      [
        {
          reference,
          key: keyOf(quote, 'sandbox'),
          expected: { minor: quote.price.final, currency: 'USD' },
          cancellation: policyOf(await contractOf(server.deps.db, row.quote_id)),
          guest: {
            firstName: 'Maya',
            lastName: 'Okafor',
            email: row.email,
            phone: '+1 617 555 0148',
            countryCode: undefined,
          },
          specialRequests: 'A quiet room',
        },
      ],
    ])
  })

  it('the step looks for an earlier booking first, and books when there is none', async () => {
    const row = await at('authorised')
    const bookCall = vi.fn(async () => booking)
    const found = (status: 'booked' | 'cancelled') =>
      supplierThat({ book: bookCall, findBooking: async () => ({ ...booking, confirmation: 'SB2', status }) })
    expect(await run(book, row, found('booked'), true)).toMatchObject({ detail: { confirmation: 'SB2' } })
    expect(bookCall).not.toHaveBeenCalled()
    expect(await run(book, row, found('cancelled'), true)).toMatchObject({ detail: { confirmation: 'SB1' } })
    expect(await run(book, row, found('booked'))).toMatchObject({ detail: { confirmation: 'SB1' } })
    expect(bookCall).toHaveBeenCalledTimes(2)
  })

  it('a booking that the hotel has cancelled meanwhile is sold out, and not charged', async () => {
    const row = await at('authorised')
    const gone = { ...booking, status: 'cancelled' as const }
    const found = supplierThat({ book: async () => gone, findBooking: async () => gone })
    const outcome = await run(book, row, found, true)
    expect(outcome).toMatchObject({ state: 'failing', detail: { kind: 'SOLD_OUT' } })
  })

  it('an unreachable supplier is retried for 45 s, with increasing delays of at most 20 s, then never', async () => {
    const down = supplierThat({ book: refusing('UNAVAILABLE') })
    for (const [attempts, seconds] of [
      [0, 2],
      [1, 4],
      [5, 12],
      [9, 20],
      [500, 20],
    ] as const) {
      const row = await at('authorised', { attempts })
      await expect(run(book, row, { ...down, now: after(row, 44.9) })).rejects.toMatchObject(later(seconds))
    }
    const row = await at('authorised')
    const outcome = await run(book, row, { ...down, now: after(row, 45) })
    expect(outcome).toMatchObject({ state: 'failing', hasFailed: true, detail: { kind: 'UNAVAILABLE' } })
    expect(errorOf(outcome)).toEqual({
      code: 'SUPPLIER_UNAVAILABLE',
      message: 'The hotel did not answer. You were not charged.',
    })
    const unpaid = await at('authorised', { paid_at: null, created_at: new Date(1_000_000) })
    await expect(run(book, unpaid, { ...down, now: after(unpaid, 44.9) })).rejects.toMatchObject(later(2))
    expect(await run(book, unpaid, { ...down, now: after(unpaid, 45) })).toMatchObject({ state: 'failing' })
  })

  it('a lost answer is looked up, each attempt is counted, and the doubt is stored', async () => {
    const lost = { book: refusing('UNKNOWN_OUTCOME'), findBooking: async () => undefined }
    const row = await at('authorised', { attempts: 3 })
    await expect(run(book, row, { ...supplierThat(lost), now: after(row, 10) })).rejects.toMatchObject(
      later(10),
    )
    expect(await findRequest(server.deps.db, row.id)).toMatchObject({ attempts: 4, is_doubtful: true })
    const found = supplierThat({ ...lost, findBooking: async () => booking })
    expect(await run(book, row, found)).toMatchObject({ state: 'booked' })
    const late = { ...supplierThat(lost), now: after(row, 45) }
    expect(errorOf(await run(book, row, late)).code).toBe('SUPPLIER_UNAVAILABLE')
    await expect(run(book, { ...row, state: 'stored' }, supplierThat(lost))).rejects.toMatchObject(later(2))
  })

  it('an unknown outcome is looked up for six hours, and only then the step books', async () => {
    const row = await at('authorised')
    const bookCall = vi.fn(async () => booking)
    const silent = supplierThat({ book: bookCall, findBooking: refusing('UNAVAILABLE') })
    const early = run(book, row, { ...silent, now: after(row, 6 * 3_600 - 1) }, true)
    await expect(early).rejects.toMatchObject({ ...later(2), message: 'is UNAVAILABLE' })
    expect(bookCall).not.toHaveBeenCalled()
    const end = { ...silent, now: after(row, 6 * 3_600) }
    expect(await run(book, row, end, true)).toMatchObject({ state: 'booked' })
    const broken = new TypeError('cannot read it')
    const deps = { ...supplierThat({ book: bookCall, findBooking: fails(broken) }), now: end.now }
    await expect(run(book, row, deps, true)).rejects.toBe(broken)
  })

  it('a failing adapter may have booked: the log says so, with the request', async () => {
    const row = await at('authorised')
    const error = vi.spyOn(server.deps.log, 'error')
    const broken = new TypeError('cannot read the answer')
    const deps = supplierThat({ book: fails(broken), findBooking: async () => booking })
    expect(await run(book, row, deps)).toMatchObject({ state: 'booked' })
    expect(error).toHaveBeenCalledWith({ err: broken, bookingRequestId: row.id }, expect.any(String))
    error.mockRestore()
  })

  it('a final refusal ends the booking with its reason', async () => {
    for (const [kind, code, words] of [
      ['SOLD_OUT', 'SOLD_OUT', 'This room is sold out.'],
      ['NOT_FOUND', 'RATE_UNAVAILABLE', 'This rate is no longer available.'],
      ['REFUSED', 'RATE_UNAVAILABLE', 'This rate is no longer available.'],
      ['NOT_CANCELLABLE', 'RATE_UNAVAILABLE', 'This rate is no longer available.'],
    ] as const) {
      const outcome = await run(book, await at('authorised'), supplierThat({ book: refusing(kind) }))
      expect(outcome, kind).toMatchObject({ state: 'failing', hasFailed: true, detail: { kind } })
      expect(errorOf(outcome), kind).toEqual({ code, message: `${words} You were not charged.` })
    }
  })

  it('a new price comes from the refusal, or from its offer when the refusal has none', async () => {
    const row = await at('authorised')
    const offer = await sandboxOf(server.deps).check(keyOf(row.quote, 'sandbox'))
    const dear = {
      ...offer,
      price: { ...offer.price, final: { minor: row.quote.price.final + 100, currency: 'USD' } },
    }
    const refused = (newPrice: typeof dear | undefined, check: Supplier['check']) =>
      supplierThat({ book: fails(new SupplierError('PRICE_CHANGED', 'dearer', { offer: newPrice })), check })
    const never = fails(new SupplierError('SOLD_OUT', 'gone'))
    for (const deps of [refused(dear, never), refused(undefined, async () => dear)]) {
      const outcome = await run(book, row, deps)
      expect(outcome).toMatchObject({ state: 'failing', detail: { kind: 'PRICE_CHANGED' } })
      const previousFinal = row.quote.price.final / 100
      const { code, message, details } = errorOf(outcome)
      const words = `from $${previousFinal.toFixed(2)} to $${(previousFinal + 1).toFixed(2)}`
      expect([code, message]).toEqual(['PRICE_CHANGED', `The price changed ${words}. You were not charged.`])
      expect(details).toMatchObject({
        previousFinal,
        final: Number((previousFinal + 1).toFixed(2)),
        currencyCode: 'USD',
        contract: { priceChange: { previousFinal }, type: 'MER' },
      })
    }
    expect(errorOf(await run(book, row, refused(undefined, never)))).toEqual({
      code: 'RATE_UNAVAILABLE',
      message: 'This rate is no longer available. You were not charged.',
    })
  })
})

it('a booking over the rate limit of the supplier waits as it says, and for longer than 45 s', async () => {
  const row = await at('authorised')
  const limited = new SupplierError('UNAVAILABLE', 'too many calls', { retryAfterMs: 41_200 })
  const away = supplierThat({ book: fails(limited), findBooking: fails(limited) })
  await expect(run(book, row, { ...away, now: after(row, 100) })).rejects.toMatchObject(later(42))
  await expect(run(book, row, { ...away, now: after(row, 100) }, true)).rejects.toMatchObject(later(42))
  expect(errorOf(await run(book, row, { ...away, now: after(row, 301) })).code).toBe('SUPPLIER_UNAVAILABLE')
})

describe('a late booking', () => {
  const log = () => ({ warn: vi.fn(), error: vi.fn() })
  const look = (supplier: Partial<Supplier>, logger = log(), data: object = {}) =>
    lookForOrphan(
      {
        ...server.deps,
        log: Object.assign(Object.create(server.deps.log), logger),
        ...suppliersWith(server.deps, supplier),
      },
      { subject: 'SK-9', ...data },
    )

  it('the void cancels a booking that it finds', async () => {
    for (const [found, times] of [
      [booking, 1],
      [{ ...booking, status: 'cancelled' as const }, 0],
      [undefined, 0],
    ] as const) {
      const cancel = vi.fn(async () => booking)
      const logger = log()
      await look({ findBooking: async () => found, cancel }, logger)
      expect(cancel.mock.calls).toEqual(Array(times).fill(['SK-9']))
      expect(logger.warn).toHaveBeenCalledTimes(times)
      expect(logger.error).not.toHaveBeenCalled()
    }
  })

  it('the look-up is repeated with increasing delays while the supplier is away, and handed to operations after a day', async () => {
    const { db } = server.deps
    const silent = { findBooking: refusing('UNAVAILABLE') }
    const { reference } = await at('authorised')
    const mails = () =>
      db.selectFrom('mails').select('subject').where('key', '=', `operations:orphan:${reference}`).execute()
    const next = (attempts: number) =>
      enqueues(db, ORPHAN_QUEUE, reference, () => look(silent, log(), { subject: reference, attempts }))
    expect(await next(0)).toEqual(about(120))
    expect(await next(2)).toEqual(about(900))
    expect(await next(24)).toEqual(about(3_600))
    expect(await mails()).toEqual([])
    expect(await next(25)).toBeUndefined()
    expect(await mails()).toEqual([
      { subject: `Room without a payment: look up ${reference} at the supplier` },
    ])
  })

  it('a void that the supplier refuses is left to operations at once; any other error is retried', async () => {
    const found = { findBooking: async () => booking }
    const logger = log()
    await look({ ...found, cancel: refusing('NOT_CANCELLABLE') }, logger)
    expect(logger.error).toHaveBeenCalledWith({ reference: 'SK-9' }, expect.any(String))
    expect(logger.warn).not.toHaveBeenCalled()
    const broken = new TypeError('cannot read it')
    await expect(look({ ...found, cancel: fails(broken) })).rejects.toBe(broken)
  })
})
