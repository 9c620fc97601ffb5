import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { removeFolder } from '../../packages/server/src/testing/remove-folder.ts'
import { freePort } from '../free-port.ts'
import { patience } from '../patience.ts'

declare module 'vitest' {
  interface ProvidedContext {
    urls: { api: string; site: string; partner: string }
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const START_MS = patience(240)
/** Opens /admin of the product under test. */
export const adminToken = 'token-of-the-journeys-1'

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}

export interface Product {
  readonly urls: { readonly api: string; readonly site: string; readonly partner: string }
  stop(): Promise<void>
}

/** Starts the product like `npm start`, on its own ports and database. `variables`: extra environment variables, or a function that returns them; `folder`: a copy of the product. */
export async function startProduct(
  variables:
    | Readonly<Record<string, string>>
    | ((urls: Product['urls']) => Promise<Readonly<Record<string, string>>>) = {},
  folder = root,
  withinMs = START_MS,
): Promise<Product> {
  const home = mkdtempSync(join(tmpdir(), 'staykit-journeys-'))
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(home, 0o755)
  const [api, site, partner] = await Promise.all([freePort(), freePort(), freePort()])
  const urls = {
    api: `http://localhost:${api}`,
    site: `http://localhost:${site}`,
    partner: `http://localhost:${partner}`,
  }
  const environment = typeof variables === 'function' ? await variables(urls) : variables
  const ports = {
    PORT: String(api),
    SITE_PORT: String(site),
    PARTNER_PORT: String(partner),
    STAYKIT_HOME: home,
  }
  const own = { ADMIN_TOKEN: adminToken, NODE_ENV: 'development', LOG_LEVEL: 'warn', ...environment }
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    env: { ...process.env, ...ports, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await new Promise((done) => child.once('close', done))
    }
    removeFolder(home)
  }
  const until = Date.now() + withinMs
  for (;;) {
    const all = [answers(`${urls.api}/readyz`), answers(urls.site), answers(urls.partner)]
    if ((await Promise.all(all)).every(Boolean)) return { urls, stop }
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error(`The product did not start:\n${output}`)
    }
    await new Promise((done) => setTimeout(done, 250))
  }
}

/** Vitest's globalSetup. */
export default async function startForAll(project: TestProject) {
  const { urls, stop } = await startProduct()
  project.provide('urls', urls)
  return stop
}
