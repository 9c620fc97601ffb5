import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    TILE_ATTRIBUTION: '© Tiles',
  })
})
afterAll(() => server.stop())

const map = async (query: string) => {
  const response = await server.app.request(`/travel/maps/static?${query}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  return { response, svg: response.status === 200 ? gunzipSync(bytes).toString() : '' }
}

describe('maps', () => {
  it('a still map is a picture by center, zoom, size and maptype', async () => {
    const { response, svg } = await map('center=38.72,-9.14&zoom=4&size=600x300&maptype=roadmap')
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(svg).toContain('viewBox="0 0 600 300"')
    // Lisbon: land on one side, water on the other.
    expect(svg).toMatch(/<rect[^>]+#cfe3ea.+<g [^>]*fill="#f2efe6"[^>]+><path d="M/)
    expect((await map('center=0,-150&zoom=6&size=100x100')).svg.includes('"evenodd"></g>')).toBe(true)
    const street = await map('center=38.72,-9.14&size=640x640')
    expect(street.svg).toContain('stroke-width="14"')
    expect((await map('center=38.72,-9.14&size=640x640')).svg).toBe(street.svg)
  })

  it('names the city and its areas close up, the city alone from afar, and no name over another', async () => {
    const texts = async (query: string) =>
      [...(await map(query)).svg.matchAll(/<text x="(\d+)" y="(\d+)"[^>]*>([^<]+)</g)].map(
        (found) => found[3],
      )
    const near = await texts('center=38.71667,-9.13333&size=640x640&zoom=12')
    expect(near[0]).toBe('Lisbon')
    expect(near.length).toBeGreaterThan(3)
    expect(near).toEqual(expect.arrayContaining(['Alfama']))
    expect(await texts('center=38.71667,-9.13333&size=640x640&zoom=9')).toEqual(['Lisbon'])
    expect(await texts('center=38.71667,-9.13333&size=640x640&zoom=4')).toEqual([])
    // Nothing fits into so small a picture.
    expect(await texts('center=38.71667,-9.13333&size=40x40&zoom=12')).toEqual([])
  })

  it('a still map is dark where its page is dark', async () => {
    const { svg } = await map('center=38.72,-9.14&size=640x640')
    const dark = /<style>@media \(prefers-color-scheme:dark\)\{(.+)\}<\/style>/.exec(svg)?.[1]
    // Every colour of the picture has a dark one.
    for (const [, name] of svg.matchAll(/class="(\w)"/g)) expect(dark).toContain(`.${name}`)
    for (const [all] of svg.matchAll(/<(?:rect|path|circle|g)[^>]*(?:fill|stroke)="#[^>]*>/g))
      expect(all).toMatch(/class=|stroke="#fff"/)
  })

  it.each([
    'center=91,0',
    'center=1,181',
    'center=x',
    'center=1,1&zoom=21',
    'center=1,1&zoom=1.5',
    'center=1,1&size=1281x100',
    'center=1,1&size=9x9',
    'center=1,1&maptype=satellite',
    '',
  ])('refuses "%s"', async (query) => expect((await map(query)).response.status).toBe(400))

  it('gives the land of the world, small and for ever', async () => {
    const response = await server.app.request('/travel/maps/land.json')
    const zipped = Buffer.from(await response.arrayBuffer())
    expect(zipped.length).toBeLessThan(24_000)
    expect(response.headers.get('cache-control')).toContain('immutable')
    const { type, coordinates } = JSON.parse(gunzipSync(zipped).toString())
    expect(type).toBe('MultiPolygon')
    expect(coordinates.length).toBeGreaterThan(100)
  })

  it('a brand says which tiles there are', async () => {
    const { body } = await server.get<{ brand: object }>('/api/brand?refId=8183')
    expect(body.brand).toMatchObject({
      map: { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' },
    })
  })
})
