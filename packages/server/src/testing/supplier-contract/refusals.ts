import { money } from '@staykit/domain'
import { expect, it } from 'vitest'
import type { SupplierError } from '../../ports/supplier.ts'
import { failure, isFree, type Under } from './under.ts'

/** What a check and a booking refuse: another price, and rooms that are gone. */
export function testRefusals({ subject, reference, offerOf, book }: Under): void {
  it('refuses another price than the agreed one, and returns the right one', async () => {
    const offer = await offerOf('Testville Grand Hotel')
    const under = reference()
    const cheap = book(under, offer, money(offer.price.final.minor - 1, 'USD'))
    await expect(cheap).rejects.toMatchObject({ kind: 'PRICE_CHANGED', offer: { price: offer.price } })
    expect(await subject().supplier.findBooking(under)).toBeUndefined()
  })

  it('refuses an offer that returns less than the agreed one, and books one that returns more', async () => {
    const prepaid = await offerOf('Testville Grand Hotel', (offer) => !isFree(offer))
    const free = await offerOf('Testville Grand Hotel', isFree)
    const under = reference()
    const better = { ...prepaid, cancellation: free.cancellation }
    await expect(book(under, better)).rejects.toMatchObject({ kind: 'SOLD_OUT' })
    expect(await subject().supplier.findBooking(under)).toBeUndefined()
    await book(under, { ...free, cancellation: prepaid.cancellation })
    expect((await subject().supplier.findBooking(under))?.status).toBe('booked')
  })

  it('reports a rising price at the check, and at the booking', async () => {
    const { supplier } = subject()
    const offer = await offerOf('The Price Rises At Checkout')
    expect((await supplier.check(offer.key)).price.final.minor).toBeGreaterThan(offer.price.final.minor)
    const other = await offerOf('The Price Rises While Booking')
    const checked = await supplier.check(other.key)
    expect(checked.price).toEqual(other.price)
    const under = reference()
    const refused: SupplierError = await book(under, checked).then(
      () => expect.unreachable('it was booked'),
      (error) => error,
    )
    expect(refused.kind).toBe('PRICE_CHANGED')
    expect(refused.offer?.price.final.minor).toBeGreaterThan(checked.price.final.minor)
    if (refused.offer) await book(under, refused.offer)
    expect((await supplier.findBooking(under))?.status).toBe('booked')
  })

  it('reports a sold-out room at the check, and at the booking', async () => {
    const { supplier } = subject()
    expect(await failure(supplier.check((await offerOf('The Gone At Checkout')).key))).toBe('SOLD_OUT')
    const offer = await offerOf('The Gone While Booking')
    const under = reference()
    expect(await failure(book(under, offer))).toBe('SOLD_OUT')
    expect(await supplier.findBooking(under)).toBeUndefined()
    const { key } = await offerOf('Testville Grand Hotel')
    expect(await failure(supplier.check({ ...key, planCode: 'none' }))).toBe('SOLD_OUT')
  })
}
