import { expect, it } from 'vitest'
import { failure, isFree, type Under } from './under.ts'

/** Bookings, once for each reference, and their cancellation. */
export function testBookings({ subject, reference, offersOf, offerOf, book }: Under): void {
  it('checks an offer, books it once for any number of calls, finds and cancels it', async () => {
    const { supplier } = subject()
    const offer = await offerOf('The Free Cancellation', isFree)
    const checked = await supplier.check(offer.key)
    expect(checked.price).toEqual(offer.price)
    expect(checked.key).toEqual(offer.key)
    const under = reference()
    const bookings = await Promise.all(Array.from({ length: 5 }, () => book(under, checked)))
    expect(new Set(bookings.map(({ confirmation }) => confirmation)).size).toBe(1)
    expect(bookings[0]).toMatchObject({ reference: under, status: 'booked' })
    // What it costs us is known when it is booked; not every provider says it later.
    const costs = bookings.flatMap(({ cost }) => cost ?? [])
    expect(costs[0]?.minor).toBeGreaterThan(0)
    const { cost: _, ...booked } = bookings[0] ?? {}
    expect(await supplier.findBooking(under)).toMatchObject(booked)
    const gone = await Promise.all([supplier.cancel(under), supplier.cancel(under)])
    expect(gone.map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
    expect((await supplier.findBooking(under))?.status).toBe('cancelled')
  })

  it('refuses to cancel a non-refundable booking', async () => {
    const fixed = await offerOf('Testville Grand Hotel', (offer) => !isFree(offer))
    const under = reference()
    await book(under, fixed)
    expect(await failure(subject().supplier.cancel(under))).toBe('NOT_CANCELLABLE')
    expect((await subject().supplier.findBooking(under))?.status).toBe('booked')
  })

  it('finds a booking by its reference after a lost answer', async () => {
    const { supplier } = subject()
    const under = reference()
    expect(await failure(book(under, await offerOf('The Timeout But Booked')))).toBe('UNKNOWN_OUTCOME')
    expect(await supplier.findBooking(under)).toMatchObject({ reference: under, status: 'booked' })
    const again = await book(under, await offerOf('The Timeout But Booked'))
    expect(again).toEqual(await supplier.findBooking(under))
  })

  it('reports an unknown outcome after an error while booking, and an unavailable supplier can be retried', async () => {
    const under = reference()
    expect(await failure(book(under, await offerOf('The Supplier Error 500')))).toBe('UNKNOWN_OUTCOME')
    expect(await failure(offersOf('The Supplier Is Down'))).toBe('UNAVAILABLE')
  })
}
