import { addSavedHotels, fromWireHotel, MOST_SAVED } from '@staykit/contract'
import { hotelFixture } from '@staykit/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { savedOf, viewedHere } from './index.ts'
import { hotel, lost, start, UNKNOWN } from './testing.ts'

const score = { guestScore: 8.4, guestScoreCount: 12 }
const down = () => lost
const up = () => undefined

describe('a hotel that is saved', () => {
  it('keeps what a list shows of a hotel: its score and its first picture where there are any', () => {
    const saved = fromWireHotel(hotelFixture({ id: 'h1' }))
    const now = Date.parse('2030-06-15T12:00:00Z')
    const thumbnails = ['/one.webp', '/two.webp']
    expect(savedOf({ ...saved, score: { ...score }, thumbnails } as typeof saved, now)).toEqual({
      id: 'h1',
      name: saved.name,
      cityId: saved.location.cityID,
      place: saved.location.displayShort ?? saved.location.display,
      stars: saved.starRating,
      score,
      thumbnail: '/one.webp',
      savedAt: '2030-06-15T12:00:00.000Z',
    })
    const bare = savedOf({ ...saved, score: undefined, thumbnails: [] } as typeof saved, now)
    expect(bare).not.toHaveProperty('score')
    expect(bare).not.toHaveProperty('thumbnail')
  })

  it('leaves out a hotel whose stored text is broken, and no other with it', async () => {
    const { store, environment, ids } = start()
    const { thumbnail: _, score: __, ...bare } = hotel(1)
    const whole = [bare, { ...bare, id: 'h2', thumbnail: '/a.webp' }, { ...bare, id: 'h3', score }]
    const words = ['id', 'name', 'cityId', 'place', 'savedAt', 'thumbnail'].map((word) => ({ [word]: 7 }))
    const scores = [null, 7, {}, { guestScore: 8 }, { guestScoreCount: 8 }].map((each) => ({ score: each }))
    const broken = [...words, { stars: '5' }, ...scores].map((change) => ({ ...bare, ...change }))
    environment.storage.set('staykit.saved', JSON.stringify([...whole, null, 7, ...broken]))
    await store.enter(undefined)
    expect(ids()).toEqual(['h1', 'h2', 'h3'])
  })
})

describe('the list of a visitor', () => {
  it('waits until it is clear whose list it is', async () => {
    const { store } = start()
    const unknown = { status: 'loading', hotels: [], isMember: false, link: undefined, problem: undefined }
    expect(store.$saved.get()).toEqual(unknown)
    await store.reload()
    expect(store.$saved.get()).toEqual(unknown)
    await store.enter(undefined)
    expect(store.$saved.get()).toEqual({ ...unknown, status: 'ready' })
  })

  it('shows up to 200, replaces an existing one, and is no longer full after a removal', async () => {
    const { store, environment, ids } = start()
    const all = Array.from({ length: MOST_SAVED + 1 }, (_, index) => hotel(MOST_SAVED - index))
    environment.storage.set('staykit.saved', JSON.stringify(all))
    await store.enter(undefined)
    expect(ids()).toHaveLength(MOST_SAVED)
    await store.add(hotel(999))
    expect(store.$saved.get().problem).toBe('full')
    await store.add({ ...hotel(7), savedAt: hotel(1000).savedAt })
    expect([ids()[0], ids().length, store.$saved.get().problem]).toEqual(['h7', MOST_SAVED, undefined])
    await store.add(hotel(999))
    await store.remove('h7')
    expect([ids().length, store.$saved.get().problem]).toEqual([MOST_SAVED - 1, undefined])
  })

  it('keeps no more of what was looked at than it shows', () => {
    const { environment } = start()
    const viewed = viewedHere(environment.storage)
    for (const number of Array(15).keys()) viewed.add(hotel(number))
    expect(JSON.parse(environment.storage.get('staykit.viewed') ?? '[]')).toHaveLength(12)
  })
})

describe('the list of a member', () => {
  it('belongs to the member while it loads, loads once, and tells other tabs of changes', async () => {
    const { store, state, environment, ids } = start([hotel(1)])
    const coming = store.enter('u1')
    expect(store.$saved.get()).toMatchObject({ status: 'loading', hotels: [], isMember: true })
    await coming
    expect(store.$saved.get()).toMatchObject({ status: 'ready', isMember: true })
    await store.enter('u1')
    expect(state.calls).toHaveLength(1)
    state.fails = down
    await store.add(hotel(2))
    expect(environment.storage.get('staykit.saved-at')).toBeUndefined()
    state.fails = up
    const going = store.remove('h1')
    expect(ids()).toEqual([])
    await going
    expect(environment.storage.get('staykit.saved-at')).toBe(String(environment.clock.now()))
  })

  it('leaves out a hotel that the server knows nothing of', async () => {
    const { store, ids } = start([hotel(1)])
    await store.enter('u1')
    await store.add(hotel(UNKNOWN))
    expect([ids(), store.$saved.get().problem]).toEqual([['h1'], undefined])
    await store.add(hotel(2))
    expect(ids()).toEqual(['h2', 'h1'])
  })

  it('shows each hotel once where it is full; a visitor’s dates go along, and none that is no date', async () => {
    const { store, state, environment, ids } = start([hotel(2), hotel(1)])
    state.most = 2
    const stored = [hotel(3), { ...hotel(2), savedAt: 'yesterday' }]
    environment.storage.set('staykit.saved', JSON.stringify(stored))
    await store.enter('u1')
    expect(ids()).toEqual(['h3', 'h2', 'h1'])
    expect(store.$saved.get()).toMatchObject({ status: 'ready', isMember: true, problem: 'full' })
    expect(state.bodies[0]?.hotels).toEqual([
      { id: 'h3', savedAt: hotel(3).savedAt },
      { id: 'h2', savedAt: undefined },
    ])
  })

  it('fails where a merge was lost, even if it could be read', async () => {
    const { store, state, environment } = start([hotel(1)])
    environment.storage.set('staykit.saved', JSON.stringify([hotel(2)]))
    state.fails = (call) => (call === addSavedHotels ? lost : undefined)
    await store.enter('u1')
    expect(store.$saved.get()).toMatchObject({ status: 'failed', hotels: [], problem: lost })
    state.fails = down
    await store.reload()
    expect(store.$saved.get().status).toBe('failed')
    state.fails = up
    await store.enter('u1')
    expect(store.$saved.get().status).toBe('ready')
  })

  it('shows the next person neither the list nor a change that was not kept', async () => {
    const { store, state, ids } = start([hotel(1)])
    for (const fails of [up, down]) {
      state.fails = fails
      const coming = store.enter('u1')
      await store.enter(undefined)
      await coming
      expect(store.$saved.get()).toMatchObject({ status: 'ready', isMember: false, problem: undefined })
      expect(ids()).toEqual([])
    }
    state.fails = up
    await store.enter('u1')
    state.fails = down
    const late = store.remove('h1')
    await store.enter(undefined)
    await late
    expect([ids(), store.$saved.get().problem]).toEqual([[], undefined])
  })

  it('restores a hotel whose removal failed; the next click clears the error', async () => {
    const { store, state, ids } = start([hotel(2), hotel(1)])
    await store.enter('u1')
    for (const press of [store.share, () => store.add(hotel(3)), () => store.remove('h3'), store.unshare]) {
      state.fails = down
      await store.remove('h1')
      expect([ids().includes('h1'), store.$saved.get().problem]).toEqual([true, lost])
      state.fails = up
      await press()
      expect(store.$saved.get().problem).toBeUndefined()
    }
    expect(ids()).toEqual(['h2', 'h1'])
  })

  it('the caller receives a bug as an error, and later changes still reach the server', async () => {
    const { store, state } = start([hotel(1)])
    const fault = new TypeError('ours')
    state.fails = () => fault
    await expect(store.enter('u1')).rejects.toBe(fault)
    state.fails = up
    await store.enter('u1')
    state.fails = () => fault
    await expect(store.add(hotel(2))).rejects.toBe(fault)
    state.fails = up
    await store.add(hotel(3))
    expect(state.saved.map(({ id }) => id)).toContain('h3')
  })
})
