import { gunzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Streets } from '../../ports/streets.ts'

const CACHE_BYTES = 64 * 1024 * 1024
const CACHE_MS = 24 * 60 * 60_000
/** A missing tile may be there later. */
const MISSING_MS = 10 * 60_000
const TIMEOUT_MS = 8_000
/** Larger answers are no tiles. */
const MOST_BYTES = 2 * 1024 * 1024
/** Requests at the same time: public tile servers ask for few. */
const MOST_AT_ONCE = 8

interface TileServer {
  /** Address with {z}, {x} and {y}. */
  readonly url: string
  readonly maxZoom: number
  readonly attribution: string
  /** Tells the tile server who asks, as public ones require. */
  readonly userAgent: string
}

const nothing = new Uint8Array()

/**
 * Vector tiles of a tile server, cached for a day. Requests only go to the one address, for tiles that exist in the scheme: it
 * is no proxy for anything else.
 */
export function tileServer(
  { url, maxZoom, attribution, userAgent }: TileServer,
  fetcher: typeof fetch = fetch,
): Streets {
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length + 64,
    ttl: CACHE_MS,
  })
  const running = new Map<string, Promise<Uint8Array>>()

  async function load(zoom: number, x: number, y: number): Promise<Uint8Array> {
    if (running.size >= MOST_AT_ONCE) throw new Error('too many tiles are requested at the same time')
    const values: Record<string, number> = { z: zoom, x, y }
    const response = await fetcher(
      url.replace(/\{([zxy])\}/g, (_, name: string) => String(values[name])),
      { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS), headers: { 'user-agent': userAgent } },
    )
    if (response.status === 204 || response.status === 404) return nothing
    if (!response.ok) throw new Error(`the tile server answered ${response.status}`)
    if (Number(response.headers.get('content-length') ?? 0) > MOST_BYTES)
      throw new Error('the tile server sent too much')
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (bytes.length > MOST_BYTES) throw new Error('the tile server sent too much')
    // Some servers send compressed tiles without saying so.
    return bytes[0] === 0x1f && bytes[1] === 0x8b
      ? gunzipSync(bytes, { maxOutputLength: 8 * MOST_BYTES })
      : bytes
  }

  return {
    attribution,
    maxZoom,
    async tile(zoom, x, y) {
      const count = 2 ** zoom
      if (zoom < 0 || zoom > maxZoom || x < 0 || y < 0 || x >= count || y >= count) return undefined
      const name = `${zoom}/${x}/${y}`
      const found = cache.get(name)
      if (found) return found.length > 0 ? found : undefined
      const pending = running.get(name) ?? load(zoom, x, y)
      if (!running.has(name)) {
        running.set(name, pending)
        pending
          .then((bytes) => cache.set(name, bytes, bytes.length > 0 ? {} : { ttl: MISSING_MS }))
          .catch(() => undefined)
          .finally(() => running.delete(name))
      }
      const bytes = await pending
      return bytes.length > 0 ? bytes : undefined
    },
    close: async () => undefined,
  }
}
