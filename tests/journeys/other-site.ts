import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

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
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${url}/help/terms`).then(Boolean, () => false)) break
    await new Promise((done) => setTimeout(done, 100))
  }
  return { url, stop: () => child.kill('SIGTERM') }
}
