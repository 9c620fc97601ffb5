import { join } from 'node:path'
import { Hono } from 'hono'
import { repositoryRoot } from '../../config.ts'
import { notFound } from '../../kernel/http/api-error.ts'
import type { Module } from '../../kernel/http/module.ts'
import type { ServerEnv } from '../../kernel/http/server-env.ts'
import { EVERGREEN, IMMUTABLE, isPlainName, readManifest, sendFile } from './built-files.ts'

// Scripts are fetched by pages of any origin, and their chunks as modules, which needs CORS.
const openToAll = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'content-security-policy': "default-src 'none'",
}

/** manifest.json of the SDK's build; `hashed` are the files whose names carry a hash of what is in them. */
interface Manifest {
  readonly version: string
  readonly hashed: readonly string[]
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
        if (!isPlainName(name)) throw notFound()
        const manifest = await readManifest<Manifest>(folder)
        const isExact = version === manifest?.version
        if (!isExact && version !== 'v1') throw notFound('There is no such version of the SDK here.')
        const isImmutable = isExact || manifest?.hashed.includes(name)
        return sendFile(c, join(folder, name), isImmutable ? IMMUTABLE : EVERGREEN, openToAll)
      })
      return routes
    },
  }
}
