import { bookTrips, CallError, type Client } from '@staykit/contract'
import { tripFixture } from '@staykit/contract/fixtures'
import { spreadGuests } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { createTrips, fromWireTrip, type TripsState } from './index.ts'

const offline = () => new CallError({ code: 'NETWORK', message: 'No line.' })

/** A store whose calls are answered by hand; the clock stands at 2030-06-15. */
function start(at: Parameters<typeof memoryEnvironment>[0] = {}) {
  const calls: { to: unknown; body: unknown; answer: (answer: unknown) => void; fail: (e: Error) => void }[] =
    []
  const client = ((to: unknown, body: unknown) =>
    new Promise((answer, fail) => calls.push({ to, body, answer, fail }))) as unknown as Client
  const store = createTrips({ client, environment: memoryEnvironment(at) })
  const seen: TripsState['kind'][] = []
  store.$trips.subscribe(({ kind }) => void seen.push(kind))
  return { calls, store, seen }
}

describe('the trips of a member', () => {
  it('[HOT-318] "No Hotel Trips Found!" is the error of a member without trips', async () => {
    const { calls, store } = start()
    const errors: unknown[] = []
    for (const answer of [{ trips: [] }, { trips: [tripFixture()] }, undefined]) {
      const done = store.load('u1')
      const call = calls.at(-1)
      if (answer) call?.answer(answer)
      else call?.fail(offline())
      await done
      errors.push(store.$error.get())
    }
    expect(errors).toEqual(['No Hotel Trips Found!', undefined, 'No line.'])
  })

  it('[ACC-102] asks for those of this member, and splits them by today', async () => {
    const { calls, store, seen } = start()
    const done = store.load('u1')
    expect(calls.map(({ to, body }) => [to, body])).toEqual([[bookTrips, { userId: 'u1' }]])
    const past = tripFixture({
      trip_number: 'old',
      check_in_date: '2030-06-01',
      input_data: { check_out: '2030-06-03', num_rooms: 2, num_adults: 3, num_children: 1 },
    })
    calls[0]?.answer({ trips: [past, tripFixture()] })
    await done
    expect(seen).toEqual(['idle', 'loading', 'ready'])
    const state = store.$trips.get()
    if (state.kind !== 'ready') throw new Error(state.kind)
    const numbers = [state.all, state.upcoming, state.past].map((trips) =>
      trips.map((trip) => trip.tripNumber),
    )
    expect(numbers).toEqual([['old', 'ST-ABCD-EFGH-JKMN'], ['ST-ABCD-EFGH-JKMN'], ['old']])
  })

  it('[HOT-358] splits trips by the date at each hotel, not by the date of the device', async () => {
    const trip = (trip_number: string, check_out: string, time_zone: string) => {
      const { hotel_data, input_data, ...rest } = tripFixture({ trip_number })
      return { ...rest, input_data: { ...input_data, check_out }, hotel_data: { ...hotel_data, time_zone } }
    }
    // It is 01:00 of June 15 in UTC: still June 14 in Honolulu, and 15:00 of June 15 in Kiritimati.
    for (const device of ['Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati']) {
      const { calls, store } = start({ now: '2030-06-15T01:00:00Z', timeZone: device })
      const done = store.load('u1')
      calls[0]?.answer({
        trips: [
          trip('honolulu', '2030-06-14', 'Pacific/Honolulu'),
          trip('kiritimati', '2030-06-14', 'Pacific/Kiritimati'),
        ],
      })
      await done
      expect(store.$trips.get(), device).toMatchObject({
        upcoming: [{ tripNumber: 'honolulu' }],
        past: [{ tripNumber: 'kiritimati' }],
      })
    }
  })

  it('keeps the list while it is loaded again, and says when that fails', async () => {
    const { calls, store, seen } = start()
    for (const round of [0, 1]) {
      const done = store.load('u1')
      calls[round]?.answer({ trips: [tripFixture()] })
      await done
    }
    const done = store.load('u1')
    calls[2]?.fail(offline())
    await done
    expect(seen).toEqual(['idle', 'loading', 'ready', 'ready', 'error'])
    expect(store.$trips.get()).toMatchObject({ kind: 'error', error: { code: 'NETWORK' } })
  })

  it('an answer or a failure that is overtaken, or of a member who has left, changes nothing', async () => {
    const { calls, store } = start()
    const loads = ['u1', 'u2', 'u3'].map((user) => store.load(user))
    calls[2]?.answer({ trips: [tripFixture({ trip_number: 'third' })] })
    calls[0]?.answer({ trips: [] })
    calls[1]?.fail(offline())
    await Promise.all(loads)
    expect(store.$trips.get()).toMatchObject({ kind: 'ready', all: [{ tripNumber: 'third' }] })
    expect(store.$error.get()).toBeUndefined()
    const late = store.load('u3')
    store.clear()
    calls[3]?.answer({ trips: [tripFixture()] })
    await late
    expect(store.$trips.get()).toEqual({ kind: 'idle' })
  })

  it('a fault of the program is no error of the trips', async () => {
    const { calls, store } = start()
    const done = store.load('u1')
    calls[0]?.fail(new TypeError('not a function'))
    await done
    expect(store.$trips.get()).toEqual({ kind: 'loading' })
    expect(store.$error.get()).toBeUndefined()
  })

  it('[ACC-239] a trip has dates, rooms, guests, total and the hotel with its address in one line', () => {
    const wire = tripFixture({
      input_data: { check_out: '2030-12-15', num_rooms: 2, num_adults: 3, num_children: 1 },
    })
    expect(fromWireTrip(wire)).toEqual({
      tripNumber: 'ST-ABCD-EFGH-JKMN',
      email: 'maya@example.com',
      status: 'SUCCESS',
      checkIn: '2030-12-12',
      checkOut: '2030-12-15',
      rooms: 2,
      guests: 4,
      occupancy: spreadGuests(2, 4),
      finalTotal: 485.04,
      currencyCode: 'USD',
      isCancellable: true,
      isPartlyRefundable: false,
      isChangeable: false,
      hotel: {
        id: 'h1',
        name: 'Casa do Miradouro',
        cityId: '800',
        geo: { lat: 38.71, lng: -9.13 },
        thumbnail: '/images/150/h1-1.svg',
        address: 'Rua do Salvador 12, Lisbon, PT',
      },
    })
    const { city_id: _, ...without } = wire.hotel_data
    expect(fromWireTrip({ ...wire, hotel_data: without }).hotel.cityId).toBe('')
    expect(fromWireTrip({ ...wire, full_total: 600 }).fullTotal).toBe(600)
  })
})
