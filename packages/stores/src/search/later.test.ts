import type { Client } from '@staykit/contract'
import { hotelFixture } from '@staykit/contract/fixtures'
import { describe, expect, it, vi } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { createResults } from './results.ts'
import { answer, query } from './testing/lisbon.ts'

type Answer = ReturnType<typeof answer>

const listOf = (...ids: string[]) =>
  answer(ids.length, { hotels: ids.map((id) => hotelFixture({ id })), total: 16 })
const part = (list: Answer): Answer => ({ ...list, incomplete: true })
const page = (number: number, stars?: number) => ({ filters: stars ? { stars: [stars] } : {}, page: number })

/** A store whose server answers with `reply`, or with `matching` to a request with filters. */
function start(reply: Answer) {
  const server: { reply: Answer; matching?: Answer } = { reply }
  const environment = memoryEnvironment()
  const call = vi.fn(async (_call: unknown, { filters }: { filters?: object }) =>
    filters && server.matching ? server.matching : server.reply,
  )
  const store = createResults({ client: call as unknown as Client, environment, locale: 'en-US' })
  const state = () => store.$results.get()
  /** Lets time pass, and the answer of its request come. */
  async function wait(time: number) {
    environment.advance(time)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { server, call, store, state, wait, rows: () => state().view?.hotels.map(({ id }) => id) }
}

describe('a list with missing suppliers', () => {
  it('loads again, three times at most, and never from the cache', async () => {
    const { call, store, state, wait } = start(part(answer()))
    await store.load(query)
    for (const [after, calls, isAwaiting] of [
      [1_999, 1, true],
      [1, 2, true],
      [4_000, 3, true],
      [8_000, 4, false],
      [60_000, 4, false],
    ] as const) {
      await wait(after)
      expect(call).toHaveBeenCalledTimes(calls)
      expect(state().isAwaiting, `${calls} calls`).toBe(isAwaiting)
    }
    expect(state().view?.incomplete).toBe(true)
    await store.load(query)
    expect(call).toHaveBeenCalledTimes(5)
    expect(state().isAwaiting).toBe(true)
  })

  it('waits no longer once it is complete, also with the same hotels in another order', async () => {
    const { server, call, store, state, wait, rows } = start(part(listOf('a', 'b')))
    await store.load(query)
    server.reply = listOf('b', 'a')
    await wait(2_000)
    await wait(60_000)
    expect(call).toHaveBeenCalledTimes(2)
    expect(state()).toMatchObject({ isAwaiting: false, later: undefined })
    expect(rows()).toEqual(['a', 'b'])
  })

  it('offers the hotels that came later, and moves no row before the traveller wants them', async () => {
    const { server, store, state, wait, rows } = start(part(listOf('a', 'b')))
    await store.load(query)
    server.reply = part(listOf('a', 'new', 'b'))
    await wait(2_000)
    expect(state().later?.added).toBe(1)
    expect(rows()).toEqual(['a', 'b'])
    store.showLater()
    expect(rows()).toEqual(['a', 'new', 'b'])
    expect(state().later).toBeUndefined()
    server.reply = listOf('a', 'new', 'b')
    await wait(4_000)
    expect(state()).toMatchObject({ later: undefined, isAwaiting: false })
    expect(state().view?.incomplete).toBeUndefined()
  })

  it('replaces a list with the same rows in place, and forgets an offer when the list changes', async () => {
    const { server, store, state, wait } = start(part(answer()))
    await store.load(query)
    server.reply = answer(94, { bestSavings: 20 })
    await wait(2_000)
    expect(state()).toMatchObject({ later: undefined, view: { bestSavings: 20 } })

    server.reply = part(listOf('a', 'b'))
    await store.change(page(1, 4))
    server.reply = listOf('a', 'new', 'b')
    await wait(2_000)
    expect(state().later?.added).toBe(1)
    await store.change(page(1, 5))
    expect(state().later).toBeUndefined()
  })

  it('offers the hotels that match when none did, and shows them without the notice', async () => {
    const { server, store, state, wait, rows } = start(part(listOf('a', 'b')))
    server.matching = part(listOf())
    await store.load(query, page(1, 5))
    expect(state().notice).toBe('no-match')
    // The same rows without the notice would move up.
    server.matching = listOf('a', 'b')
    await wait(2_000)
    expect(state()).toMatchObject({ notice: 'no-match', later: { added: 2 } })
    store.showLater()
    expect(state()).toMatchObject({ notice: undefined, view: { count: 2 } })
    expect(rows()).toEqual(['a', 'b'])
  })

  it('offers no suggestions beside hotels that match, and no page without hotels', async () => {
    const { server, store, state, wait } = start(part(answer()))
    server.matching = part(listOf('a'))
    await store.load(query, page(1, 5))
    server.matching = part(listOf())
    await wait(2_000)
    expect(state()).toMatchObject({ notice: undefined, later: undefined })
    await store.change(page(2, 4))
    expect(state().notice).toBe('no-match')
    server.matching = listOf('a')
    await wait(2_000)
    expect(state()).toMatchObject({ notice: 'no-match', later: undefined })
  })
})

describe('a search that loads', () => {
  it('shows none of its hotels at a later address with past dates', async () => {
    const { store, state } = start(answer())
    const before = store.load(query)
    await store.load({ ...query, checkIn: '2030-06-01', checkOut: '2030-06-03' })
    await before
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'PastDates' }, view: undefined })
  })
})
