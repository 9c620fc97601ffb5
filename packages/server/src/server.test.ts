import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createHttp, startServer } from './server.ts'
import { testDatabaseForThisTest } from './testing/database.ts'
import { testConfig } from './testing/server.ts'

describe('a failed start', () => {
  it('an unreachable database ends the start with one line', async () => {
    const nowhere = 'postgres://nobody:x@127.0.0.1:1/none'
    await expect(startServer(testConfig({ PORT: '0' }), nowhere)).rejects.toThrow(
      /^the database cannot be reached .*check DATABASE_URL[^\n]*$/,
    )
  })

  it('a taken port ends the start with one line that names the variable', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const address = other.address()
    const PORT = String(typeof address === 'object' ? address?.port : 0)
    const database = await testDatabaseForThisTest()
    await expect(startServer(testConfig({ PORT }), database.url)).rejects.toThrow(
      `port ${PORT} is in use: stop the program that uses it, or choose another port with PORT=…`,
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

it('drops clients that do not read their answer, and serves slow readers', async () => {
  const piece = new Uint8Array(256 * 1024)
  const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(piece) })
  const http = createHttp(() => new Response(endless()), undefined, 1_000)
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  onTestFinished(() => void http.close())
  const open = () => new Promise<number>((done) => http.getConnections((_, count) => done(count)))
  const reader = async (isReading: boolean) => {
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    socket.on('error', () => undefined).pause()
    if (!isReading) return
    const timer = setInterval(() => socket.read(), 20)
    onTestFinished(() => {
      clearInterval(timer)
      socket.destroy()
    })
  }
  await reader(true)
  for (let number = 0; number < 20; number++) await reader(false)
  expect(await open()).toBe(21)
  await expect.poll(open).toBe(1)
})
