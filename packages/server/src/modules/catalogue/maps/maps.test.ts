import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

/** Bangkok and Chicago have streets in every checkout; Lisbon has none. */
const BANGKOK = '13.7539,100.5014'
const CHICAGO = '41.8789,-87.6298'
const LISBON = '38.7223,-9.1393'

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await server.app.request(`/travel/maps/${path}`, { headers })
  return { response, status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}
const map = async (query: string) => {
  const { response, bytes } = await get(`static?${query}`)
  return { response, svg: response.status === 200 ? gunzipSync(bytes).toString() : '' }
}

describe('maps', () => {
  it('[HOT-285] a still map is a picture by center, zoom, size and maptype', async () => {
    const { response, svg } = await map(`center=${CHICAGO}&zoom=14&size=600x300&maptype=roadmap`)
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(svg).toContain('viewBox="0 0 600 300"')
    for (const kind of ['minor', 'major', 'water', 'park'])
      expect(svg, kind).toMatch(new RegExp(`<path class="${kind}"[^>]* d="M`))
    expect(svg).toContain('© Mapbox, © OpenStreetMap contributors')
    expect((await map(`center=${CHICAGO}&zoom=14&size=600x300`)).svg).toBe(svg)
  })

  it('a still map has the names of places, none over another or over the pin, and fewer streets from afar', async () => {
    const { svg } = await map(`center=${BANGKOK}&size=640x640&zoom=12`)
    const names = [...svg.matchAll(/<text x="(\d+)" y="(\d+)" font-size="(?:18|13)">([^<]+)</g)]
    expect(names.length).toBeGreaterThan(2)
    for (const [, x, y] of names) expect(Math.hypot(Number(x) - 320, Number(y) - 300)).toBeGreaterThan(14)
    const far = (await map(`center=${BANGKOK}&size=640x640&zoom=11`)).svg
    expect(far).toContain('class="major"')
    expect(far).not.toContain('class="minor"')
    // Nothing fits into such a small picture.
    expect((await map(`center=${BANGKOK}&size=40x40&zoom=12`)).svg).not.toMatch(/font-size="(?:18|13)"/)
  })

  it('a still map is dark on a dark page', async () => {
    const { svg } = await map(`center=${CHICAGO}&size=640x640`)
    const dark = /<style>@media \(prefers-color-scheme:dark\)\{(.+)\}<\/style>/.exec(svg)?.[1]
    // Every colour of the picture has a dark one.
    for (const [, name] of svg.matchAll(/class="(\w+)"/g)) expect(dark).toMatch(new RegExp(`[.]${name}[{,]`))
  })

  it('there is no picture where there are no streets', async () => {
    expect((await map(`center=${LISBON}`)).response.status).toBe(404)
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

  it('the brand names the file of tiles and where it has streets, and browsers read it in parts', async () => {
    const { body } = await server.get<{ brand: { map: { tiles: string; areas: object[] } } }>(
      '/api/brand?refId=8183',
    )
    const { tiles, areas } = body.brand.map
    expect(tiles).toMatch(/^\/travel\/maps\/streets\.pmtiles\?v=[0-9a-f]{16}$/)
    expect(areas).toHaveLength(2)
    expect(areas[0]).toMatchObject({ minZoom: 9, maxZoom: 12 })
    const path = tiles.replace('/travel/maps/', '')
    const { response, status, bytes } = await get(path, { range: 'bytes=0-126' })
    expect(status).toBe(206)
    expect(bytes.toString('latin1', 0, 7)).toBe('PMTiles')
    expect(bytes).toHaveLength(127)
    const size = Number(response.headers.get('content-range')?.split('/')[1])
    expect(response.headers.get('content-range')).toBe(`bytes 0-126/${size}`)
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const whole = await get('streets.pmtiles')
    expect([whole.status, whole.bytes.length]).toEqual([200, size])
    expect(whole.response.headers.get('cache-control')).toBe('public, max-age=300')
    const etag = response.headers.get('etag') ?? ''
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)

    const part = async (range: string, more = {}) => {
      const answer = await get(path, { range, ...more })
      return [answer.status, answer.bytes.length, answer.response.headers.get('content-range')]
    }
    expect(await part(`bytes=${size - 10}-`)).toEqual([206, 10, `bytes ${size - 10}-${size - 1}/${size}`])
    expect(await part('bytes=-10')).toEqual([206, 10, `bytes ${size - 10}-${size - 1}/${size}`])
    expect(await part(`bytes=${size - 10}-${size + 99}`)).toEqual([
      206,
      10,
      `bytes ${size - 10}-${size - 1}/${size}`,
    ])
    for (const range of [`bytes=${size}-`, 'bytes=-0'])
      expect(await part(range)).toEqual([416, 0, `bytes */${size}`])
    // A server may ignore what it cannot serve in parts, and a part of an older file is wrong.
    for (const range of ['bytes=0-9,20-29', 'bytes=9-0', 'lines=1-2', 'bytes=-'])
      expect((await part(range))[0], range).toBe(200)
    expect((await part('bytes=0-9', { 'if-range': '"older"' }))[0]).toBe(200)
    expect((await part('bytes=0-9', { 'if-range': etag }))[0]).toBe(206)
  })

  it('a tile comes alone too, and a missing one is empty', async () => {
    const { response, status, bytes } = await get('tiles/12/3191/1890.mvt')
    expect([status, response.headers.get('content-encoding')]).toEqual([200, 'gzip'])
    const { layers } = new VectorTile(new PbfReader(gunzipSync(bytes)))
    expect(layers.road?.length).toBeGreaterThan(100)
    expect((await get('tiles/12/0/0.mvt')).status).toBe(204)
    expect((await get('tiles/12/4096/0.mvt')).status).toBe(204)
    expect((await get('tiles/12/x/0.mvt')).status).toBe(404)
  })

  it('a place has its city and its neighborhoods with positions', async () => {
    const { bytes, response } = await get(`places?center=${LISBON}`)
    const { city, neighborhoods } = JSON.parse(bytes.toString())
    expect(city).toMatchObject({ name: 'Lisbon' })
    expect(neighborhoods.map(({ name }: { name: string }) => name)).toContain('Alfama')
    expect(neighborhoods[0]).toEqual({
      id: expect.stringMatching(/^2267057-a/),
      name: expect.any(String),
      lat: expect.closeTo(38.7, 0),
      lng: expect.closeTo(-9.1, 0),
    })
    expect(response.headers.get('cache-control')).toContain('max-age')
    for (const center of ['', '91,0', 'x,y', '1,181'])
      expect((await get(`places?center=${center}`)).status).toBe(400)
  })
})
