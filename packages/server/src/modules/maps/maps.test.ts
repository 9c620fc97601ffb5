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
    expect(svg).toMatch(/<rect[^>]+#cfe3ea.+<g fill="#f2efe6"[^>]+><path d="M/)
    expect((await map('center=0,-150&zoom=6&size=100x100')).svg.includes('"evenodd"></g>')).toBe(true)
    const street = await map('center=38.72,-9.14&size=640x640')
    expect(street.svg).toContain('stroke-width="14"')
    expect((await map('center=38.72,-9.14&size=640x640')).svg).toBe(street.svg)
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
  ])('refuses "%s"', async (query) => {
    expect((await map(query)).response.status).toBe(400)
  })

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
