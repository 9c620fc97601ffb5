import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureMaps } from '../../../compose.ts'
import { repositoryRoot } from '../../../config.ts'
import { type TestServer, testServer } from '../../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  await ensureMaps(join(repositoryRoot, '.staykit'))
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
    // Lisbon: land below, and the sea over it.
    expect(svg).toMatch(/<rect[^>]+fill="#f2efe6"\/>.*<g class="w" fill="#bfdbe4"[^>]+><path d="M/)
    expect(svg).toContain('© OpenStreetMap contributors')
    expect((await map('center=0,-150&zoom=6&size=100x100')).svg).toMatch(/class="w"[^>]+><path d="M/)
    const street = await map('center=38.72,-9.14&size=640x640')
    expect((await map('center=38.72,-9.14&size=640x640')).svg).toBe(street.svg)
  })

  it('show a nearby river close up, with a soft shore, distance rings, and no street', async () => {
    const { svg } = await map('center=38.71667,-9.13333&size=640x640&zoom=14')
    expect(svg).toMatch(/stroke-opacity=".25"/)
    expect(svg.match(/>(500 m|1 km)</g)).toEqual(['>500 m<', '>1 km<'])
    expect(svg).not.toContain('stroke-width="14"')
    // Madrid: neither sea nor lake, and still a city.
    const inland = (await map('center=40.4165,-3.70256&size=640x640&zoom=14')).svg
    expect(inland).not.toContain('stroke-opacity=".25"')
    expect(inland).toContain('>1 km<')
    expect((await map('center=40.4165,-3.70256&size=640x640&zoom=11')).svg).toMatch(/class="t"[^>]*><circle/)
  })

  it('show the city and its areas close up, the city alone from afar, and no overlapping names', async () => {
    const texts = async (query: string) =>
      [...(await map(query)).svg.matchAll(/<text x="(\d+)" y="(\d+)" font-size="(?:20|13)">([^<]+)</g)].map(
        (found) => found[3],
      )
    const near = await texts('center=38.71667,-9.13333&size=640x640&zoom=12')
    expect(near[0]).toBe('Lisbon')
    expect(near.length).toBeGreaterThan(3)
    expect(near).toEqual(expect.arrayContaining(['Alfama']))
    expect(await texts('center=38.71667,-9.13333&size=640x640&zoom=9')).toEqual(['Lisbon'])
    expect(await texts('center=38.71667,-9.13333&size=640x640&zoom=4')).toEqual([])
    // Nothing fits into such a small picture.
    expect(await texts('center=38.71667,-9.13333&size=40x40&zoom=12')).toEqual([])
  })

  it('a still map is dark on a dark page', async () => {
    const { svg } = await map('center=38.72,-9.14&size=640x640')
    const dark = /<style>@media \(prefers-color-scheme:dark\)\{(.+)\}<\/style>/.exec(svg)?.[1]
    // Every colour of the picture has a dark one.
    for (const [, name] of svg.matchAll(/class="(\w)"/g)) expect(dark).toContain(`.${name}`)
    for (const [all] of svg.matchAll(/<(?:rect|path|circle|g)[^>]*(?:fill|stroke)="#[^>]*>/g))
      expect(all).toMatch(/class=|stroke="#fff"/)
    for (const name of ['t', 'b', 'r', 'c']) expect(dark).toContain(`.${name}{`)
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

  const area = async (place: string) => {
    const response = await server.app.request(`/travel/maps/area/1/${place}.json`)
    const bytes = Buffer.from(await response.arrayBuffer())
    return { response, bytes, text: response.status === 200 ? gunzipSync(bytes).toString() : '' }
  }

  it('return the map data of an area with its towns and airports, cached for ever', async () => {
    // Around Lisbon.
    const { response, text } = await area('9/243/196')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-type')).toBe('application/json')
    const { sea, water, borders, towns, airports } = JSON.parse(text)
    expect(sea.length).toBeGreaterThan(0)
    expect(water.length).toBeGreaterThan(0)
    expect(borders).toEqual([])
    expect(towns[0][0]).toBe('Lisbon')
    expect(towns.length).toBeGreaterThan(30)
    expect(airports.map(([code]: string[]) => code)).toContain('LIS')
    // Between Geneva and France there is a border, and a lake.
    const geneva = JSON.parse((await area('9/264/181')).text)
    expect(geneva.borders.length).toBeGreaterThan(0)
    expect(geneva.water.length).toBeGreaterThan(0)
  })

  it.each(['2/1/1', '2/2/1', '4/3/4', '6/20/20', '6/35/18', '9/150/192', '9/151/346'])(
    'area %s has less than 50 kB on the wire',
    async (place) => {
      const { bytes, text } = await area(place)
      expect(bytes.length).toBeLessThan(50_000)
      expect(text.length).toBeGreaterThan(1000)
    },
  )

  it.each(['3/0/0', '2/4/0', '2/0/4', '9/512/0', '9/x/0'])('there is no area %s', async (place) =>
    expect((await area(place)).response.status).toBe(404),
  )

  it('a brand names the available tiles', async () => {
    const { body } = await server.get<{ brand: object }>('/api/brand?refId=8183')
    expect(body.brand).toMatchObject({
      map: { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' },
    })
  })
})
