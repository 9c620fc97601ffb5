import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import { readConfig } from '../../packages/server/src/config.ts'
import { answerErrors } from '../../packages/server/src/kernel/http/error-answers.ts'
import { createLog } from '../../packages/server/src/kernel/http/log.ts'
import type { ServerEnv } from '../../packages/server/src/kernel/http/server-env.ts'
import { staticModule } from '../../packages/server/src/kernel/http/static/routes.ts'
import { storeBuilds } from '../../packages/server/src/kernel/http/static/stored-builds.ts'
import { removeFolder } from '../../packages/server/src/testing/remove-folder.ts'
import { freeze } from '../../scripts/freeze.ts'

export const sha384 = (text: string | Uint8Array) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`

function folderForThisTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'staykit-releases-'))
  onTestFinished(() => removeFolder(folder))
  return folder
}

/** A machine that builds, releases and serves: its builds are a loader that names a chunk. */
export function machine(environment: 'production' | 'test' = 'production') {
  const home = folderForThisTest()
  const build = join(home, 'build')
  const releases = join(home, 'releases')
  const config = readConfig({
    NODE_ENV: environment,
    SANDBOX: 'true',
    AUTH_SECRET: 'x'.repeat(32),
    SDK_RELEASES_DIR: releases,
    PUBLIC_URL: 'https://api.example',
  })
  const app = new Hono<ServerEnv>()
  answerErrors(app, createLog('silent'))
  const { base, routes } = staticModule(build)
  app.route(base, routes({ config }))

  /** Replaces the previous build, like `npm run build`. */
  function buildAs(version: string, what = version): void {
    removeFolder(build)
    const chunk = `chunks/core-${createHash('sha256').update(what).digest('hex').slice(0, 7)}.js`
    const files = {
      [chunk]: `export const what = '${what}'`,
      'staykit.js': `/*! ${version} */import('./${chunk}')`,
    }
    const integrity = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sha384(text)]))
    const manifest = JSON.stringify({ version, hashed: [chunk] })
    const all = {
      ...files,
      'integrity.json': JSON.stringify({ version, integrity }),
      'manifest.json': manifest,
    }
    for (const [name, text] of Object.entries(all)) {
      mkdirSync(dirname(join(build, name)), { recursive: true })
      writeFileSync(join(build, name), text)
    }
  }
  /** Starts a server of the present build. */
  const start = () => storeBuilds(config, createLog('silent'), { sdk: build, 'card-frame': build })
  const release = (version: string, changelog = `# Changelog\n\n## ${version} (2026-11-22)\n\n- Better.\n`) =>
    freeze(build, releases, version, changelog)
  return {
    build,
    releases,
    buildAs,
    start,
    release,
    async releaseOf(version: string, what?: string) {
      buildAs(version, what)
      return release(version)
    },
    async get(path: string) {
      const response = await app.request(path)
      const text = await response.text()
      return {
        status: response.status,
        text,
        cache: response.headers.get('cache-control') ?? '',
        headers: response.headers,
      }
    },
  }
}

/** Requests the chunk that a loader imports, like its page. */
export const chunkOf = (loader: string) => /import\('\.\/(.*)'\)/.exec(loader)?.[1] ?? 'none'
