import { bookSync2 } from '@staykit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BookingServer, bookingServer } from './testing/server.ts'
import { bookOne, details, payloadFor, requestId, type Traveller, traveller } from './testing/traveller.ts'

let server: BookingServer
let maya: Traveller
beforeAll(async () => {
  server = await bookingServer()
  maya = traveller((path, init) => server.app.request(path, init))
})
afterAll(() => server.stop())

describe('booking', () => {
  it('books a room with a paid card', async () => {
    const { answer, email } = await bookOne(maya)
    expect(answer).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
    const { booking } = await details(maya, answer.bookingId ?? '', email)
    expect(booking).toMatchObject({ status: 'SUCCESS', tripNumber: answer.bookingId, creditCardLastFour: '4242' })
  })
})
