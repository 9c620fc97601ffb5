import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { tileAt } from '@staykit/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openArchive } from './archive.ts'
import { extractCities } from './extract.ts'
import { archiveIn, openStreets } from './open.ts'
import { SHIPPED_ARCHIVE } from './shipped/shipped.ts'
import { tileServer } from './tile-server.ts'
import { writeArchive } from './write-archive.ts'

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'staykit-streets-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

const area = { south: 10, west: 10, north: 11, east: 11, minZoom: 10, maxZoom: 12 }
const tile = (zoom: number, x: number, y: number, text = `${zoom}/${x}/${y}`) => {
  const data = gzipSync(text)
  return { zoom, x, y, length: data.length, data: () => data }
}
const textOf = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString()

describe('an archive of street tiles', () => {
  it('returns the tiles that were written, in directories of several levels, with areas and attribution', async () => {
    const path = join(home, 'large.pmtiles')
    const tiles = Array.from({ length: 9_000 }, (_, index) => tile(12, index % 100, Math.floor(index / 100)))
    // The same tile twice counts once.
    await writeArchive(path, [...tiles, tile(12, 0, 0)], { attribution: '© Mappers', areas: [area] })
    const streets = await openArchive(path)
    expect(streets.areas).toEqual([area])
    expect(streets.attribution).toBe('© Mappers')
    expect(streets.maxZoom).toBe(12)
    for (const [x, y] of [
      [0, 0],
      [99, 89],
      [57, 31],
    ] as const)
      expect(textOf(await streets.tile(12, x, y))).toBe(`12/${x}/${y}`)
    for (const [zoom, x, y] of [
      [12, 100, 0],
      [11, 0, 0],
      [12, -1, 0],
      [12, 5_000, 0],
    ] as const)
      expect(await streets.tile(zoom, x, y)).toBeUndefined()
    await streets.close()
  })

  it('has one area, its own sides, if it says nothing of areas', async () => {
    const path = join(home, 'plain.pmtiles')
    await writeArchive(path, [tile(3, 1, 1)], { attribution: '', areas: [area] })
    const bytes = await readFile(path)
    // Another program's file: no JSON that we know.
    const at = Number(bytes.readBigUInt64LE(24))
    gzipSync('{}').copy(bytes, at)
    bytes.writeBigUInt64LE(BigInt(gzipSync('{}').length), 32)
    await writeFile(path, bytes)
    const streets = await openArchive(path)
    expect(streets.areas).toEqual([{ ...area, minZoom: 3, maxZoom: 3 }])
    expect(streets.attribution).toBe('© OpenStreetMap contributors')
    await streets.close()
  })

  it('refuses a file that is something else', async () => {
    const path = join(home, 'other.pmtiles')
    await writeFile(path, 'no archive at all')
    await expect(openArchive(path)).rejects.toThrow(/other\.pmtiles is no file of street tiles/)
    await expect(openArchive(join(home, 'missing.pmtiles'))).rejects.toThrow(/ENOENT/)
  })
})

describe('the source of streets', () => {
  const settings = (more: object = {}) => ({
    ...{ STAYKIT_HOME: join(home, 'none'), PUBLIC_URL: 'https://api.example', TILE_MAX_ZOOM: 14 },
    TILE_ATTRIBUTION: '© Tiles',
    ...more,
  })
  const problems: unknown[] = []
  const openWith = (more?: object) => openStreets(settings(more), (error) => problems.push(error))

  it('has the tile server first, then the file of the home folder, then the cities of the checkout', async () => {
    const server = await openWith({ TILE_SERVER_URL: 'https://tiles.example/{z}/{x}/{y}.mvt' })
    expect(server).toMatchObject({ attribution: '© Tiles', maxZoom: 14 })
    expect(server).not.toHaveProperty('areas')
    const shipped = await openWith()
    expect(shipped?.areas).toHaveLength(2)
    await shipped?.close()
    const own = join(home, 'own')
    const path = archiveIn(own)
    await extractCities({
      ...{ from: SHIPPED_ARCHIVE, path, say: () => undefined },
      cities: [{ id: '1', name: 'Bangkok', south: 13.7, west: 100.4, north: 13.8, east: 100.6 }],
    })
    const copied = await openWith({ STAYKIT_HOME: own })
    expect(copied?.areas).toHaveLength(1)
    await copied?.close()
    expect(problems).toEqual([])
    await writeFile(path, 'damaged')
    const after = await openWith({ STAYKIT_HOME: own })
    expect(after?.areas).toHaveLength(2)
    await after?.close()
    expect(String(problems[0])).toContain('is no file of street tiles')
  })
})

describe('a copy of cities', () => {
  const cities = [
    { id: 'near', name: 'Near', south: 13.7, west: 100.4, north: 13.8, east: 100.6 },
    { id: 'sea', name: 'Sea', south: -10, west: -20, north: -9.9, east: -19.9 },
    { id: 'far', name: 'Far', south: 41.85, west: -87.7, north: 41.9, east: -87.6 },
  ]
  let web: Server | undefined
  afterEach(() => web?.close())

  /** A file server with range requests, whose requests fail from the `most`th on. */
  async function serve(most = Number.POSITIVE_INFINITY) {
    const bytes = await readFile(SHIPPED_ARCHIVE)
    const ranges: string[] = []
    web = createServer(({ headers }, response) => {
      const [, from = 0, to = 0] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '') ?? []
      ranges.push(String(headers.range))
      if (ranges.length > most) return response.destroy()
      response.writeHead(206, { etag: '"1"' }).end(bytes.subarray(Number(from), Number(to) + 1))
    })
    await new Promise<void>((resolve) => web?.listen(0, resolve))
    return { ranges, from: `http://localhost:${(web.address() as AddressInfo).port}/world.pmtiles` }
  }

  it('has the tiles of the cities alone, by few requests for parts', async () => {
    const { ranges, from } = await serve()
    const lines: string[] = []
    const path = join(home, 'copy', 'streets.pmtiles')
    await extractCities({ from, path, cities, say: (line) => lines.push(line) })
    expect(ranges.length).toBeLessThan(20)
    expect(lines).toHaveLength(3)
    expect(lines[1]).toBe('2/3 Sea: 0 tiles, 0 kB')
    const [copy, shipped] = await Promise.all([openArchive(path), openArchive(SHIPPED_ARCHIVE)])
    expect(copy.areas?.map(({ minZoom, maxZoom }) => [minZoom, maxZoom])).toEqual([
      [10, 12],
      [10, 13],
    ])
    for (const zoom of [10, 12]) {
      const { x, y } = tileAt(13.75, 100.5, zoom)
      const found = await copy.tile(zoom, x, y)
      expect(found?.length).toBeGreaterThan(100)
      expect(found).toEqual(await shipped.tile(zoom, x, y))
    }
    expect(await copy.tile(12, 3185, 1888)).toBeUndefined()
    await Promise.all([copy.close(), shipped.close()])
    // What waited for the end is gone.
    expect(await readdir(join(home, 'copy'))).toEqual(['streets.pmtiles'])
  })

  it('continues after an interruption with the cities that are missing', async () => {
    const path = join(home, 'later', 'streets.pmtiles')
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 2_000 })
    const first = await serve(6)
    await expect(extractCities({ from: first.from, path, cities, say: () => undefined })).rejects.toThrow()
    web?.close()
    vi.useRealTimers()
    expect((await readdir(join(home, 'later')))[0]).toMatch(/^streets\.pmtiles\.cities-/)
    const second = await serve()
    await extractCities({ from: second.from, path, cities, say: () => undefined })
    const copy = await openArchive(path)
    expect(copy.areas).toHaveLength(2)
    await copy.close()
  })

  it('says what is wrong with its source', async () => {
    const path = join(home, 'wrong', 'streets.pmtiles')
    const copy = (from: string, some = cities) =>
      extractCities({ from, path, cities: some, say: () => undefined })
    await expect(copy(join(home, 'nothing'))).rejects.toThrow(/the file .*nothing cannot be opened/)
    await expect(copy('http://localhost:1/world.pmtiles')).rejects.toThrow(
      /http:\/\/localhost:1\/world\.pmtiles cannot be read as PMTiles: check the address and the network/,
    )
    await expect(copy(SHIPPED_ARCHIVE, cities.slice(1, 2))).rejects.toThrow(/has no tiles of these cities/)
  })
})

describe('a tile server behind the cache', () => {
  const settings = {
    url: 'https://tiles.example/{z}/{x}/{y}.mvt',
    maxZoom: 14,
    attribution: '',
    userAgent: 'Staykit',
  }

  it('receives one request for a tile, at its one address, with the name of the caller', async () => {
    const fetcher = vi.fn<typeof fetch>(async () => new Response('tile'))
    const streets = tileServer(settings, fetcher)
    const [first, second] = await Promise.all([streets.tile(14, 1, 2), streets.tile(14, 1, 2)])
    expect([textOf(first), textOf(second), textOf(await streets.tile(14, 1, 2))]).toEqual([
      'tile',
      'tile',
      'tile',
    ])
    expect(fetcher).toHaveBeenCalledTimes(1)
    const [url, init] = fetcher.mock.calls[0] ?? []
    expect(url).toBe('https://tiles.example/14/1/2.mvt')
    expect(init).toMatchObject({ redirect: 'error', headers: { 'user-agent': 'Staykit' } })
  })

  it('receives no request for a tile outside the scheme, and missing tiles are cached too', async () => {
    const fetcher = vi.fn<typeof fetch>(async () => new Response(null, { status: 404 }))
    const streets = tileServer(settings, fetcher)
    for (const [zoom, x, y] of [
      [15, 0, 0],
      [1, 2, 0],
      [1, 0, 2],
      [1, -1, 0],
    ] as const)
      expect(await streets.tile(zoom, x, y)).toBeUndefined()
    expect(fetcher).not.toHaveBeenCalled()
    expect(await streets.tile(1, 0, 0)).toBeUndefined()
    expect(await streets.tile(1, 0, 0)).toBeUndefined()
    expect(fetcher).toHaveBeenCalledTimes(1)
  })

  it('fails for an error, a large answer and too many requests at once, and answers later', async () => {
    const answers = [new Response('x', { status: 500 }), new Response(new Uint8Array(3 * 1024 * 1024))]
    const fetcher = vi.fn<typeof fetch>(async () => answers.shift() ?? new Response(gzipSync('tile')))
    const streets = tileServer(settings, fetcher)
    await expect(streets.tile(2, 0, 0)).rejects.toThrow('answered 500')
    await expect(streets.tile(2, 0, 0)).rejects.toThrow('sent too much')
    // A compressed tile without the header that says so.
    expect(textOf(await streets.tile(2, 0, 0))).toBe('tile')
    const slow = tileServer(settings, () => new Promise(() => undefined))
    for (let x = 0; x < 8; x++) slow.tile(5, x, 0).catch(() => undefined)
    await expect(slow.tile(5, 8, 0)).rejects.toThrow('too many tiles')
  })
})
