import { bookDetails, bookSync2, CallError } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { setUp } from './testing/checkout-harness.ts'

const refusal = (code: string, status = 0) => new CallError({ code, message: 'No.' }, status)
const failing = (code: string, status?: number) => () => {
  throw refusal(code, status)
}
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
const KEY = 'staykit.attempt'

describe('a stored attempt', () => {
  it.each([
    '',
    '{',
    'null',
    '3',
    '"x"',
    '[]',
    '{"id":"a"}',
    '{"id":"a","contract":"c","bundle":"b","method":3}',
  ])('reads no attempt from %s in the tab', async (stored) => {
    const environment = memoryEnvironment()
    environment.tabStorage.set(KEY, stored)
    const { checkout, calls, ready, book } = setUp({}, environment)
    expect(checkout.attempt()).toBeUndefined()
    await ready()
    await book()
    expect(calls(bookSync2.path)[0]?.body.bookingRequestId).toMatch(/^[0-9a-f]{36}$/)
  })

  it('an attempt that was paid keeps its key whatever method is chosen; one that was not has its own for each', async () => {
    const { checkout, ready } = setUp({ [bookSync2.path]: failing('RATE_LIMITED', 429) })
    await ready()
    const ids: (string | undefined)[] = []
    const pay = async (method: 'CREDIT' | 'WALLET', isPaid: boolean) => {
      await checkout.bookRoom(method, () =>
        isPaid ? Promise.resolve({ paymentIntent: 'pi_1' }) : Promise.reject(new Error('declined')),
      )
      await settle()
      ids.push(checkout.attempt()?.id)
    }
    await pay('CREDIT', false)
    await pay('CREDIT', false)
    await pay('WALLET', false)
    await pay('WALLET', true)
    await pay('CREDIT', false)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
    expect([ids[3], ids[4]]).toEqual([ids[2], ids[2]])
    expect(checkout.attempt()?.method).toBe('WALLET')
  })

  it('keeps for the tab what is typed, and sends it without the spaces around it', async () => {
    const environment = memoryEnvironment()
    const { checkout, calls, ready, book } = setUp({}, environment)
    await ready()
    const typed = {
      firstName: ' Maya ',
      lastName: ' Okafor ',
      email: ' maya@example.com ',
      phoneNumber: ' 1234567 ',
      billingAddress: ' 18 Alder Street ',
      city: ' Cambridge ',
      postalCode: ' 02139 ',
    }
    checkout.setCustomer(typed)
    expect(setUp({}, environment).checkout.$customer.get()).toMatchObject(typed)
    await book()
    const { billingAddress: _, ...trimmed } = Object.fromEntries(
      Object.entries(typed).map(([field, value]) => [field, value.trim()]),
    )
    expect(calls(bookSync2.path)[0]?.body).toMatchObject({ ...trimmed, addressLine1: '18 Alder Street' })
  })

  it('keeps the trip that it made for its rate, and books nothing under its key again', async () => {
    const environment = memoryEnvironment()
    const answers = {
      [bookSync2.path]: () => ({
        bookingRequestID: 'x',
        status: 'HOTEL_BOOKING_COMPLETE',
        bookingId: 'ST-1',
      }),
    }
    const first = setUp(answers, environment)
    await first.ready()
    await first.book()
    await first.advance(1_600)
    const trip = { tripNumber: 'ST-1', email: 'maya@example.com' }
    expect(first.checkout.$trip.get()).toEqual(trip)
    const second = setUp(answers, environment)
    await second.ready()
    expect([second.checkout.$trip.get(), second.checkout.attempt()]).toEqual([trip, undefined])
    expect(second.checkout.$contract.get()).toEqual({ kind: 'none' })
    await second.book()
    expect(second.calls(bookSync2.path)).toEqual([])
    second.checkout.loadContract({ bundle: 'bundle-2' })
    expect(second.checkout.$trip.get()).toBeUndefined()
  })

  it('half a session is none', async () => {
    const member = { accessToken: 'token', identityID: '' }
    const { calls, ready, book } = setUp({}, memoryEnvironment(), member)
    await ready()
    await book()
    expect(calls(bookSync2.path)[0]?.body.auth).toBeUndefined()
    expect(calls(bookDetails.path)).toEqual([])
  })
})
