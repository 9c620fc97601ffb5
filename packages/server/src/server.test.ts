import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startServer } from './server.ts'
import { testDatabaseForThisTest } from './testing/database.ts'
import { testConfig } from './testing/server.ts'

/** Runs main.ts as a person would, until it ends. */
async function main(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, said }
}

describe('a start that cannot be', () => {
  it('with a bad variable is one line and exit code 1', async () => {
    const { code, said } = await main({ PORT: 'many' })
    expect(code).toBe(1)
    expect(said).toMatch(/^staykit: PORT is not usable .*\n$/)
  })

  it('without a reachable database is one line and exit code 1', async () => {
    const { code, said } = await main({ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none', PORT: '0' })
    expect(code).toBe(1)
    expect(said).toMatch(/^staykit: the database cannot be reached .*check DATABASE_URL.*\n$/)
  })

  it('on a taken port is one line that names the variable', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const address = other.address()
    const PORT = String(typeof address === 'object' ? address?.port : 0)
    const database = await testDatabaseForThisTest()
    await expect(startServer(testConfig({ PORT }), database.url)).rejects.toThrow(
      `port ${PORT} is taken: stop what uses it, or choose another with PORT=…`,
    )
    other.close()
  })
})

it('a second server on the same database starts beside the first, and both stop', async () => {
  const database = await testDatabaseForThisTest()
  const servers = await Promise.all([0, 1].map(() => startServer(testConfig({ PORT: '0' }), database.url)))
  for (const { url, deps, port } of servers) {
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(deps.config.PUBLIC_URL).toBe(`http://localhost:${port}`)
  }
  await Promise.all(servers.map((server) => server.stop()))
  for (const { url } of servers) await expect(fetch(`${url}/readyz`)).rejects.toThrow()
})
