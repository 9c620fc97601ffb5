import { afterEach, expect, it, vi } from 'vitest'
import { destinations } from '../../site/src/server/destinations.ts'

afterEach(() => vi.unstubAllGlobals())

it('[ACC-243] a destination without an answer in time is requested again, and its cached data stays', async () => {
  const queries: string[] = []
  let silent = (query: string) => query.startsWith('Lisbon')
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { query } = JSON.parse(body)
    queries.push(query)
    if (silent(query)) throw new DOMException('too late', 'TimeoutError')
    const place = { id: query, type: 'city', name: query, displayName: `${query}, There`, hotelCount: 7 }
    return Response.json({ locations: [place] })
  })
  const names = async (now: number) => (await destinations(now)).map(({ name }) => name)
  const others = ['Cascais', 'New York', 'Innsbruck', 'Dubai', 'Cancún']
  expect(await names(0)).toEqual(others)
  silent = () => false
  queries.length = 0
  expect(await names(1000)).toEqual(['Lisbon', ...others])
  expect(queries).toEqual(['Lisbon, Portugal'])
  silent = () => true
  queries.length = 0
  expect(await names(700_000)).toEqual(['Lisbon', ...others])
  expect(queries).toHaveLength(6)
})
