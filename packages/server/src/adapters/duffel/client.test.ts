import { randomBytes } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGzip } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { createBudget } from '../supplier/budget.ts'
import { createCalls } from './calls.ts'
import { createClient } from './client.ts'

// Compressed it is as long: the bound is reached soon on a slow machine.
const CHUNK = randomBytes(100_000)

/** A server whose answers never end; returns calls to it and the bytes that it could send. */
async function endless(answer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => answer(response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createCalls(createClient('token', base), createBudget({ calls: 60, periodMs: 60_000 }))
}

it.each([
  [
    'plain',
    (response: ServerResponse) => {
      const send = () => {
        while (response.write(CHUNK));
        response.once('drain', send)
      }
      response.writeHead(200, { 'content-type': 'application/json' })
      send()
    },
  ],
  [
    'compressed',
    (response: ServerResponse) => {
      const zip = createGzip({ level: 1 })
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      zip.pipe(response)
      const send = () => {
        while (zip.write(CHUNK));
        zip.once('drain', send)
      }
      send()
    },
  ],
])('an answer that never ends is cut at its bound: %s', async (_, answer) => {
  const calls = await endless(answer)
  await expect(calls.accommodation('acc_1')).rejects.toMatchObject({
    kind: 'UNAVAILABLE',
    message: expect.stringContaining('is longer than'),
  })
})
