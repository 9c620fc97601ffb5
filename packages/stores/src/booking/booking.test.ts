import { bookCancel, CallError, type Client, createClient } from '@staykit/contract'
import { bookedFixture } from '@staykit/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { createBooking } from './booking.ts'

const key = { tripNumber: 'ST-ABCD-EFGH-JKMN', email: 'maya@example.com' }

async function loaded(cancelAnswer: () => unknown, booking = bookedFixture()) {
  const sent: { path: string; body: unknown }[] = []
  const client = (async (call: { path: string }, body: unknown) => {
    sent.push({ path: call.path, body })
    return call.path === bookCancel.path ? cancelAnswer() : { booking, capability: 'cap' }
  }) as unknown as Client
  const environment = memoryEnvironment()
  const store = createBooking({ client, environment, locale: 'en-US' })
  await store.load(key)
  return { store, sent, environment }
}

describe('booking', () => {
  it('[HOT-266] [OQ-13] reads a booking by trip number, e-mail and refId, and remembers it for the tab', async () => {
    const sent: unknown[] = []
    const fetch: typeof globalThis.fetch = async (url, init) => {
      sent.push([url, JSON.parse(String(init?.body))])
      return Response.json({ booking: bookedFixture(), capability: 'cap' })
    }
    const client = createClient({ address: '', refId: '8183', fetch })
    const store = createBooking({ client, environment: memoryEnvironment(), locale: 'en-US' })
    await store.load(key)
    expect(sent).toEqual([
      ['/api/book/details', { bookingId: key.tripNumber, email: key.email, refId: '8183' }],
    ])
    expect(store.$booking.get()).toMatchObject({
      kind: 'ready',
      booking: { isBooked: true, status: 'SUCCESS' },
    })
    expect(store.remembered()).toEqual(key)
  })

  it('[HOT-216] [HOT-267] [OQ-13] cancelling moves the booking info into the cancellation and clears it', async () => {
    const { store, sent } = await loaded(() => ({
      status: 'CANCELED',
      refund: { amount: 467.04, currencyCode: 'USD', state: 'sent' },
    }))
    expect(store.$info.get()).toEqual(key)
    await store.cancel()
    expect(sent.at(-1)?.body).toEqual({
      ppn_bundle: 'bundle-1',
      bookingId: key.tripNumber,
      capability: 'cap',
      refund: 467.04,
    })
    expect(store.$info.get()).toBeUndefined()
    expect(store.$cancellation.get()).toMatchObject({
      kind: 'canceled',
      info: key,
      refund: { amount: 467.04 },
    })
    expect(store.$booking.get()).toMatchObject({
      booking: { isChangeable: false, refund: { amount: 467.04, state: 'sent' } },
    })
  })

  it('writes its amounts in another language, and stays cancelled', async () => {
    const { store, sent } = await loaded(() => ({ status: 'CANCELED' }))
    const shown = () => {
      const state = store.$booking.get()
      return state.kind === 'ready' ? state.booking : undefined
    }
    expect(shown()?.rate.price.formattedDueNow).toMatch(/^\$\d/)
    await store.cancel()
    store.setLocale('de-DE')
    expect(shown()?.rate.price.formattedDueNow).toMatch(/\d\s\$$/)
    expect(shown()).toMatchObject({ status: 'CANCELED', isCancellable: false })
    expect(sent).toHaveLength(2)
  })

  it('[HOT-267] reads the error of the cancel request', async () => {
    const error = { code: 'NOT_CANCELLABLE', message: 'Too late.' }
    const { store } = await loaded(() => ({ status: 'FAILED', getHotelCancelRequest: { error } }))
    await store.cancel()
    expect(store.$cancellation.get()).toMatchObject({ kind: 'failed', detail: 'Too late.' })
  })

  it('[HOT-215] [OQ-14] any other status leaves the booking and says so', async () => {
    for (const answer of [
      () => ({ status: 'CANCELLED' }),
      () => ({
        status: 'FAILED',
        getHotelCancelRequest: { error: { code: 'NOT_CANCELLABLE', message: 'Too late.' } },
      }),
      () => {
        throw new CallError({ code: 'NETWORK', message: 'No line.' })
      },
    ]) {
      const { store } = await loaded(answer)
      await store.cancel()
      expect(store.$cancellation.get()).toMatchObject({
        kind: 'failed',
        message: 'There was a problem cancelling your reservation',
      })
      expect(store.$booking.get()).toMatchObject({ booking: { status: 'SUCCESS' } })
    }
  })

  it('two clicks cancel once', async () => {
    const { store, sent } = await loaded(() => ({ status: 'CANCELED' }))
    await Promise.all([store.cancel(), store.cancel()])
    expect(sent.filter(({ path }) => path === bookCancel.path)).toHaveLength(1)
  })

  it('[HOT-142] calls a booking complete once its check-out is past at the hotel; on the day itself it is not (OQ-51)', async () => {
    const isComplete = async (checkOutDate: string, timeZone?: string) => {
      const { hotel, ...booking } = bookedFixture({ checkOutDate })
      const location = { ...hotel.location, ...(timeZone && { timeZone }) }
      const { store } = await loaded(() => ({}), { ...booking, hotel: { ...hotel, location } })
      const state = store.$booking.get()
      return state.kind === 'ready' && state.booking.isComplete
    }
    // It is noon of June 15 for the traveller.
    expect(await isComplete('2030-06-14')).toBe(true)
    expect(await isComplete('2030-06-15')).toBe(false)
    expect(await isComplete('2030-06-15', 'Pacific/Kiritimati')).toBe(true)
    expect(await isComplete('2030-06-16', 'Pacific/Kiritimati')).toBe(false)
  })
})
