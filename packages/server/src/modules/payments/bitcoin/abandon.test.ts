import { bookSync2 } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { signedIn } from '../../booking/bookings/testing/member.ts'
import { bookingServerForThisFile } from '../../booking/bookings/testing/server.ts'
import { newBookingRequestId, payloadFor } from '../../booking/bookings/testing/traveller.ts'
import { abandon, openQuote, reaches, transfersAt } from './testing/transfers.ts'

const server = bookingServerForThisFile({ withJobs: true, slowMs: 500 })

const { begun, pay, owedMails, books } = transfersAt(server)

describe('a bitcoin payment', () => {
  it('an abandoned one frees the same room for another booking, and later transfers are owed back', async () => {
    const one = await begun()
    const { who, agreed, payload, source } = one
    const half = Math.floor(source.satoshi / 2)
    await pay(source.id, 'half')
    const abandoned = { data: { due: source.satoshi, received: half } }
    expect(await abandon(one)).toEqual(abandoned)
    expect(await abandon(one)).toEqual(abandoned)
    const id = newBookingRequestId()
    const paymentIntent = await who.pay(agreed, id)
    const byCard = { ...payload, bookingRequestId: id, paymentMethod: 'CREDIT', paymentIntent } as const
    expect((await who.api(bookSync2, { ...byCard, response: undefined })).status).toBe(
      'HOTEL_BOOKING_COMPLETE',
    )
    await reaches(one, 'BITCOIN_TRANSFER_TIMEOUT')
    expect(await books(source.id)).toMatchObject({ settled: 0, owed: half })
    await pay(source.id, 'rest')
    await expect.poll(() => books(source.id)).toMatchObject({ settled: 0, waiting: 0, owed: source.satoshi })
    expect(await owedMails(one)).toHaveLength(2)
  })

  it('cannot be abandoned once all of it has arrived, by another member, and before there is one', async () => {
    const one = await begun('The Slow Supplier')
    const eve = await signedIn(server)
    const nothing = await abandon({ who: eve, id: newBookingRequestId() }).catch((error: unknown) => error)
    expect(nothing).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await expect(abandon({ who: eve, id: one.id })).rejects.toEqual(nothing)
    await pay(one.source.id, 'exact')
    for (let time = 0; time < 2; time++) {
      await expect(abandon(one)).rejects.toMatchObject({ status: 409, code: 'ALREADY_PAID' })
      await reaches(one, 'HOTEL_BOOKING_COMPLETE')
    }
    await expect.poll(() => books(one.source.id)).toMatchObject({ settled: one.source.satoshi, owed: 0 })
  })

  it('can be abandoned before its booking, and books nothing afterwards', async () => {
    const who = await signedIn(server)
    const agreed = await who.contract()
    const id = newBookingRequestId()
    const source = await openQuote(who, agreed, id)
    expect(await abandon({ who, id })).toEqual({ data: { due: source.satoshi, received: 0 } })
    const response = { id: source.id }
    const payload = payloadFor(agreed, id, { paymentMethod: 'BITCOIN', email: who.email, response })
    await expect(who.api(bookSync2, payload)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
  })
})
