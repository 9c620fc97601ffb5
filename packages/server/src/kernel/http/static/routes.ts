import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { notFound } from '../api-error.ts'
import type { Module } from '../module.ts'
import { setResponseHeader } from '../response-header.ts'
import type { ServerContext, ServerEnv } from '../server-env.ts'
import { EVERGREEN, IMMUTABLE, isPlainName, sendFile } from './built-files.ts'
import { aboutRelease, createReleases, type Releases, type SdkFolder, sdkBuild } from './releases.ts'
import { type ReleasesFolder, storedBuild } from './stored-builds.ts'

// Pages of any origin load scripts, and their chunks as modules, which needs CORS.
const openToAll = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'content-security-policy': "default-src 'none'",
}

interface Needs {
  readonly config: ReleasesFolder & { readonly NODE_ENV: string; readonly PUBLIC_URL: string }
}

/**
 * The SDK's files: below /sdk/{exact version} those of a release, for good; below /sdk/v1 those of the newest 1.x (or
 * 0.x), and the chunks of every release and of every build that ran, because a page may have an older loader;
 * /sdk/releases.json lists the releases.
 */
export function staticModule(build = sdkBuild): Module<Needs> {
  return {
    base: '/sdk',
    routes: ({ config }) => {
      const routes = new Hono<ServerEnv>()
      // Of errors too: else the console of a page names another fault than a mistyped version.
      routes.use('*', async (c, next) => {
        for (const [name, value] of Object.entries(openToAll)) setResponseHeader(c, name, value)
        await next()
      })
      const releases = createReleases(build, config.SDK_RELEASES_DIR, config.NODE_ENV === 'production')
      routes.get('/releases.json', async (c) => {
        const list = (await releases.all()).map((one) => aboutRelease(one, config.PUBLIC_URL))
        return c.json({ releases: await Promise.all(list) }, 200, {
          ...openToAll,
          'cache-control': EVERGREEN,
        })
      })
      routes.get('/:version/*', async (c) => {
        const version = c.req.param('version')
        const name = c.req.path.slice(`/sdk/${version}/`.length)
        if (!isPlainName(name)) throw notFound()
        const [, major] = /^v([1-9]\d*)$/.exec(version) ?? []
        const stored = storedBuild(config, 'sdk')
        return major
          ? sendNewest(c, { releases, stored }, Number(major), name)
          : sendExact(c, releases, version, name)
      })
      return routes
    },
  }
}

/** An unreleased build may change under its version: it is not immutable. */
async function sendExact(c: ServerContext, releases: Releases, version: string, name: string) {
  const built = await releases.build()
  const found = (await releases.all()).find((one) => one.version === version)
  const of = found ?? (built?.version === version ? built : undefined)
  if (!of) throw noSuchVersion()
  return send(c, of, name, of.isRelease)
}

async function sendNewest(
  c: ServerContext,
  { releases, stored }: { readonly releases: Releases; readonly stored: string },
  major: number,
  name: string,
) {
  const newest = await releases.newest(major)
  if (!newest) throw noSuchVersion()
  if (newest.hashed.includes(name)) return send(c, newest, name, true)
  const has = ({ folder, hashed }: SdkFolder) => hashed.includes(name) && existsSync(join(folder, name))
  const older = (await releases.all()).find(has)
  if (older) return send(c, older, name, true)
  // Of a build without a release, before an update or at another server.
  if (existsSync(join(stored, name))) return sendFile(c, join(stored, name), IMMUTABLE, openToAll)
  return send(c, newest, name, false)
}

const send = (c: ServerContext, { folder, hashed }: SdkFolder, name: string, isKept: boolean) =>
  sendFile(c, join(folder, name), isKept || hashed.includes(name) ? IMMUTABLE : EVERGREEN, openToAll)

const noSuchVersion = () =>
  notFound('There is no such version of the SDK here: /sdk/releases.json lists them.')
