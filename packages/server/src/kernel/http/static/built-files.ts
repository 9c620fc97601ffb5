import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { notFound } from '../api-error.ts'
import { acceptsGzip, type Finished, finish, sendFinished } from '../finished.ts'
import type { ServerContext } from '../server-env.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.tgz': 'application/gzip',
}

/** Parts of the search index of the documentation, by Pagefind. */
const isIndex = (file: string) => /\.(pagefind|pf_\w+)$/.test(file)

/** Cache-Control of a file with a hash in its name, and of one that a new build replaces. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const EVERGREEN = 'public, max-age=300, stale-while-revalidate=86400'

/** A plain name below the folder: no path out of it, no hidden file. */
export const isPlainName = (name: string) => /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(name)

/**
 * The manifest of a build, read each time: a new build takes effect while the server runs. Undefined without a build.
 */
export async function readManifest<M>(folder: string): Promise<M | undefined> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as M)
}

/** Answers with a built file, compressed as the browser accepts it. Throws NOT_FOUND for a missing file. */
export async function sendFile(
  c: ServerContext,
  file: string,
  cacheControl: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const type = types[extname(file)] ?? (isIndex(file) ? 'application/octet-stream' : undefined)
  if (!type || !existsSync(file)) throw notFound()
  const accepted = c.req.header('accept-encoding') ?? ''
  const packed = [
    ['br', '.br'],
    ['gzip', '.gz'],
  ].find(([encoding = '', suffix]) => accepted.includes(encoding) && existsSync(file + suffix))
  const isZipped = !packed && acceptsGzip(c) && isText(type)
  const encoding = packed?.[0] ?? (isZipped ? 'gzip' : undefined)
  return sendFinished(c, await finished(file + (packed?.[1] ?? ''), isZipped), {
    ...more,
    'content-type': type,
    'cache-control': cacheControl,
    ...(encoding && { 'content-encoding': encoding }),
  })
}

const isText = (type: string) => /^text\/|json$|xml$/.test(type)

interface CachedFile extends Finished {
  readonly mtimeMs: number
}

const cachedFiles = new LRUCache<string, CachedFile>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length + 1_000,
})

/** The bytes of a file, cached until it changes; compressed here if the build has not done it. */
async function finished(file: string, isZipped: boolean): Promise<Finished> {
  const key = `${isZipped} ${file}`
  const { mtimeMs } = await stat(file)
  const cached = cachedFiles.get(key)
  if (cached?.mtimeMs === mtimeMs) return cached
  const made = { ...(await finish(await readFile(file), isZipped)), mtimeMs }
  cachedFiles.set(key, made)
  return made
}
