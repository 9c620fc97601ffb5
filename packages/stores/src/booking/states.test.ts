import {
  bookCalendar,
  bookCancel,
  bookDetails,
  bookReceipt,
  bookResend,
  CallError,
  type Client,
} from '@staykit/contract'
import { bookedFixture } from '@staykit/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { createBooking } from './booking.ts'

const key = { tripNumber: 'ST-ABCD-EFGH-JKMN', email: 'maya@example.com' }
const file = { name: 'a', mediaType: 'text/plain', content: btoa('a') }

function start(answers: Record<string, () => unknown> = {}) {
  const sent: unknown[] = []
  const all: Record<string, () => unknown> = {
    [bookDetails.path]: () => ({ booking: bookedFixture(), capability: 'cap' }),
    [bookCalendar.path]: () => file,
    [bookReceipt.path]: () => file,
    [bookCancel.path]: () => ({ status: 'CANCELED' }),
    ...answers,
  }
  const client = (async (call: { path: string }, body: unknown) => {
    sent.push([call.path, body])
    return all[call.path]?.()
  }) as unknown as Client
  const environment = memoryEnvironment()
  return { sent, environment, store: createBooking({ client, environment, locale: 'en-US' }) }
}
const failing = (error: Error) => () => {
  throw error
}

describe('a booking that is looked up', () => {
  it('none, loading, ready; the next one begins without the cancellation of the last', async () => {
    const { store } = start()
    const kinds: string[] = []
    store.$booking.subscribe(({ kind }) => void kinds.push(kind))
    expect([store.$cancellation.get(), store.$info.get(), store.capability()]).toEqual([
      { kind: 'none' },
      undefined,
      undefined,
    ])
    expect(await store.load(key)).toMatchObject({ isBooked: true })
    expect([store.$info.get(), store.capability()]).toEqual([key, 'cap'])
    await store.cancel()
    expect(store.$cancellation.get()).toEqual({ kind: 'canceled', info: key, refund: undefined })
    await store.load(key)
    expect(store.$cancellation.get()).toEqual({ kind: 'none' })
    expect(kinds).toEqual(['none', 'loading', 'ready', 'ready', 'loading', 'ready'])
  })

  it('takes the server’s refusal for its error, and no fault of the program', async () => {
    const refused = new CallError({ code: 'NOT_FOUND', message: 'No such trip.' })
    const { store } = start({ [bookDetails.path]: failing(refused) })
    expect(await store.load(key)).toBeUndefined()
    expect(store.$booking.get()).toEqual({ kind: 'error', error: refused })
    expect(store.remembered()).toBeUndefined()
    const broken = start({ [bookDetails.path]: failing(new TypeError('not a function')) }).store
    await broken.load(key)
    expect(broken.$booking.get()).toEqual({ kind: 'loading' })
  })

  it('requests files and mail with the number, address and capability of the booking', async () => {
    const { sent, store } = start()
    await store.load(key)
    await store.document('calendar')
    await store.document('receipt')
    expect(await store.resend()).toBe('maya@example.com')
    const of = { bookingId: key.tripNumber, capability: 'cap' }
    expect(sent.slice(1)).toEqual([
      [bookCalendar.path, of],
      [bookReceipt.path, of],
      [bookResend.path, { bookingId: key.tripNumber, email: key.email }],
    ])
  })

  it.each([
    '',
    '{',
    'null',
    '3',
    '{}',
    '{"tripNumber":1,"email":"a"}',
    '{"tripNumber":"a"}',
    '{"email":"a"}',
  ])('reads no trip from %s in the tab', (stored) => {
    const { environment, store } = start()
    environment.tabStorage.set('staykit.trip', stored)
    expect(store.remembered()).toBeUndefined()
    store.remember(key)
    expect(JSON.parse(environment.tabStorage.get('staykit.trip') ?? '')).toEqual(key)
  })
})

describe('cancelling', () => {
  it('[HOT-215] a booking that is cancelled says so and cannot be cancelled again', async () => {
    const { sent, store } = start()
    await store.cancel()
    expect(sent).toEqual([])
    await store.load(key)
    await Promise.all([store.cancel(), store.cancel()])
    await store.cancel()
    expect(sent).toHaveLength(2)
    expect(store.$booking.get()).toMatchObject({
      kind: 'ready',
      booking: { tripNumber: key.tripNumber, status: 'CANCELED', isCancellable: false },
    })
  })

  it('[HOT-267] a refusal without words has no detail, and leaves the booking as it was', async () => {
    for (const answer of [
      () => ({ status: 'FAILED' }),
      () => ({ status: 'FAILED', getHotelCancelRequest: {} }),
      failing(new TypeError('not a function')),
    ]) {
      const { store } = start({ [bookCancel.path]: answer })
      await store.load(key)
      const before = store.$booking.get()
      await store.cancel()
      expect(store.$cancellation.get()).toEqual({
        kind: 'failed',
        message: 'There was a problem cancelling your reservation',
        detail: '',
      })
      expect([store.$booking.get(), store.$info.get()]).toEqual([before, key])
    }
  })

  it('a refusal with a code tells it, whether the answer or the call has it', async () => {
    const error = { code: 'NOT_CANCELLABLE', message: 'The deadline has passed.' }
    for (const answer of [
      () => ({ status: 'FAILED', getHotelCancelRequest: { error } }),
      failing(new CallError(error, 409)),
    ]) {
      const { store } = start({ [bookCancel.path]: answer })
      await store.load(key)
      await store.cancel()
      expect(store.$cancellation.get()).toMatchObject({ code: error.code, detail: error.message })
    }
  })
})
