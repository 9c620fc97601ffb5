import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import { repositoryRoot } from '../../config.ts'
import { notFound } from '../../kernel/http/api-error.ts'
import type { Module } from '../../kernel/http/module.ts'
import type { ServerContext, ServerEnv } from '../../kernel/http/server-env.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const EVERGREEN = 'public, max-age=300, stale-while-revalidate=86400'

// Scripts are fetched by pages of any origin, and their chunks as modules, which needs CORS.
const openToAll = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'content-security-policy': "default-src 'none'",
}

/** Serves the SDK below /sdk/v1 (evergreen) and /sdk/{exact version} (immutable) from its build. */
export function staticModule(folder = join(repositoryRoot, 'sdk/dist/cdn')): Module<unknown> {
  return {
    base: '/sdk',
    routes: () => {
      const routes = new Hono<ServerEnv>()
      routes.get('/:version/*', async (c) => {
        const version = c.req.param('version')
        const name = c.req.path.slice(`/sdk/${version}/`.length)
        // Only plain names: nothing that leads out of the folder, no hidden file.
        if (!/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(name)) throw notFound()
        const isExact = version === exactVersion(folder)
        if (!isExact && version !== 'v1') throw notFound('There is no such version of the SDK here.')
        // Names of chunks carry a hash of what is in them.
        const isHashed = /^chunks\/.+-[\w-]{8}\./.test(name)
        return send(c, join(folder, name), isExact || isHashed ? IMMUTABLE : EVERGREEN)
      })
      return routes
    },
  }
}

async function send(c: ServerContext, file: string, cacheControl: string): Promise<Response> {
  const type = types[extname(file)]
  if (!type || !existsSync(file)) throw notFound()
  const accepted = c.req.header('accept-encoding') ?? ''
  const packed = [
    ['br', '.br'],
    ['gzip', '.gz'],
  ].find(([encoding = '', suffix]) => accepted.includes(encoding) && existsSync(file + suffix))
  const bytes = (await readFile(file + (packed?.[1] ?? ''))) as Buffer<ArrayBuffer>
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...openToAll,
    'content-type': type,
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
    etag,
    ...(packed && { 'content-encoding': packed[0] }),
  }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  return c.body(bytes, 200, headers)
}

// Read each time: a new build while the server runs is served as what it is.
function exactVersion(folder: string): string | undefined {
  const file = join(folder, 'manifest.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined
}
