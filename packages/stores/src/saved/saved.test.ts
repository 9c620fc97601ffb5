import { addSavedHotels, MOST_SAVED, unshareSavedHotels } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { viewedHere } from './index.ts'
import { hotel, lost, start } from './testing.ts'

describe('saved hotels of a visitor', () => {
  it('stay in this browser, the latest first, and two tabs agree', async () => {
    const first = start()
    const second = start([], first.browser)
    await Promise.all([first.store.enter(undefined), second.store.enter(undefined)])
    await first.store.add(hotel(1))
    await second.store.add(hotel(2))
    await first.store.reload()
    expect(first.ids()).toEqual(['h2', 'h1'])
    await first.store.remove('h1')
    await second.store.reload()
    expect(second.ids()).toEqual(['h2'])
    expect(first.state.calls).toEqual([])
  })

  it('survive what is broken in storage: only that is left out', async () => {
    const { store, environment, ids } = start()
    for (const broken of ['{', '{}', 'null', '[1, null, {"id": 3}]']) {
      environment.storage.set('staykit.saved', broken)
      await store.enter(undefined)
      await store.reload()
      expect(ids()).toEqual([])
    }
    environment.storage.set('staykit.saved', JSON.stringify([{ id: 1 }, hotel(1), { ...hotel(2), score: 7 }]))
    await store.reload()
    expect(ids()).toEqual(['h1'])
  })

  it('takes 200 at most, and says why it refuses one more', async () => {
    const { store, environment, ids } = start()
    const all = Array.from({ length: MOST_SAVED }, (_, index) => hotel(index))
    environment.storage.set('staykit.saved', JSON.stringify(all))
    await store.enter(undefined)
    await store.add(hotel(999))
    expect(store.$saved.get().problem).toBe('full')
    expect([ids().length, ids().includes('h999')]).toEqual([MOST_SAVED, false])
  })
})

describe('saved hotels of a member', () => {
  it('take in what the visitor had saved, once, and this browser forgets it', async () => {
    const { store, ids, environment, state } = start([hotel(1)])
    await store.enter(undefined)
    await store.add(hotel(2))
    await store.enter('u1')
    expect(ids()).toEqual(['h2', 'h1'])
    expect(environment.storage.get('staykit.saved')).toBeUndefined()
    await store.enter(undefined)
    expect(ids()).toEqual([])
    await store.enter('u1')
    expect(state.calls.filter((call) => call === addSavedHotels)).toHaveLength(1)
  })

  it('lose nothing where the server is away or the list is full: it stays here and is shown', async () => {
    const { store, ids, environment, state } = start([hotel(1)])
    await store.enter(undefined)
    await store.add(hotel(2))
    state.fails = () => lost
    await store.enter('u1')
    expect([store.$saved.get().status, environment.storage.get('staykit.saved')]).toEqual([
      'failed',
      expect.stringContaining('h2'),
    ])
    Object.assign(state, { fails: () => undefined, most: 1 })
    await store.reload()
    expect([ids(), store.$saved.get().problem]).toEqual([['h2', 'h1'], 'full'])
    expect(environment.storage.get('staykit.saved')).toContain('h2')
  })

  it('applies clicks in order, and reverts those that fail to save', async () => {
    const { store, ids, state } = start([hotel(1)])
    await store.enter('u1')
    const presses = [store.add(hotel(2)), store.remove('h2'), store.add(hotel(2))]
    expect(ids()).toEqual(['h2', 'h1'])
    await Promise.all(presses)
    expect(state.saved.map(({ id }) => id)).toEqual(['h2', 'h1'])
    state.fails = () => lost
    await store.remove('h2')
    await store.add(hotel(3))
    expect([ids(), store.$saved.get().problem]).toEqual([['h2', 'h1'], lost])
  })

  it('a link that is taken back is gone at once, and there again where the server keeps it', async () => {
    const { store, state } = start()
    await store.enter('u1')
    await store.share()
    const taking = store.unshare()
    expect(store.$saved.get().link).toBeUndefined()
    await taking
    expect(state.calls.at(-1)).toBe(unshareSavedHotels)
    await store.share()
    state.fails = () => lost
    await store.unshare()
    expect([store.$saved.get().link, store.$saved.get().problem]).toEqual(['token', lost])
  })

  it('shares the list by a link that the server gives', async () => {
    const { store } = start()
    await store.enter('u1')
    expect([await store.share(), store.$saved.get().link]).toEqual(['token', 'token'])
  })
})

describe('hotels that were looked at', () => {
  it('keeps the last 12, each once, until they are cleared', () => {
    const { environment } = start()
    const viewed = viewedHere(environment.storage)
    for (const number of [...Array(15).keys(), 5])
      viewed.add({ ...hotel(number), savedAt: hotel(number + (number === 5 ? 100 : 0)).savedAt })
    expect(
      viewed
        .read()
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(['h5', 'h14', 'h13'])
    expect(viewed.read()).toHaveLength(12)
    viewed.remove(viewed.read().map(({ id }) => id))
    expect(viewed.read()).toEqual([])
  })
})
