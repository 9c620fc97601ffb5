import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { inject, vi } from 'vitest'
import { freePort } from '../free-port.ts'
import { patience } from '../patience.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A second process of the built site, with other settings. */
export async function siteWith(settings: Record<string, string>) {
  const port = await freePort()
  const { api } = inject('urls')
  const child = spawn(process.execPath, ['site/dist/server/entry.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', PORT: String(port), NODE_ENV: 'production' },
      ...{ PUBLIC_URL: api, INTERNAL_API_URL: api, ...settings },
    },
    stdio: 'ignore',
  })
  const url = `http://localhost:${port}`
  await vi.waitFor(() => fetch(`${url}/help/terms`), { timeout: patience(30), interval: 100 })
  return { url, stop: () => child.kill('SIGTERM') }
}
