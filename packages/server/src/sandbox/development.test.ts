import { expect, it } from 'vitest'
import type { ServerEnv } from '../kernel/http/server-env.ts'
import { testServerForThisTest } from '../testing/server.ts'

it('pages of development answer this machine, by its own name and without a proxy', async () => {
  const { app } = await testServerForThisTest()
  const status = async (peer: string, url = 'http://localhost:8787', headers: HeadersInit = {}) => {
    const incoming = { socket: { remoteAddress: peer } }
    const bindings = { incoming } as unknown as ServerEnv['Bindings']
    const pages = ['/dev', '/dev/mail', '/dev/bitcoin', '/dev/partner', '/dev/dev.css']
    const answers = await Promise.all(
      pages.map(async (page) => (await app.request(url + page, { headers }, bindings)).status),
    )
    return [...new Set(answers)]
  }
  for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.8.8.8'])
    expect(await status(peer), peer).toEqual([200])
  expect(await status('127.0.0.1', 'http://[::1]:8787')).toEqual([200])
  for (const peer of ['192.168.1.20', '203.0.113.9', '::ffff:10.0.0.1', '2001:db8::1'])
    expect(await status(peer), peer).toEqual([404])
  // A web page whose own name resolves to this machine, and a proxy on this machine.
  expect(await status('127.0.0.1', 'http://rebound.example')).toEqual([404])
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(await status('127.0.0.1', 'http://localhost', { [name]: '203.0.113.9' }), name).toEqual([404])
})

it('pages of development return 404 at the server’s public name', async () => {
  const { app } = await testServerForThisTest({ PUBLIC_URL: 'https://staging.example.com' })
  expect((await app.request('/dev/mail')).status).toBe(404)
})
