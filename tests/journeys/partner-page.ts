import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inject, onTestFinished } from 'vitest'

/** A partner's page at /rooms?id=7 with this HTML and these headers, on its own origin. */
export async function pageWith(html: string, headers: Record<string, string> = {}): Promise<string> {
  const body = html.replaceAll('http://localhost:8787', inject('urls').api)
  const page = `<!doctype html><html lang="en"><title>A page of my own</title><link rel="icon" href="data:,"><main><h1>Rooms</h1>${body}</main></html>`
  const server: Server = createServer(({ url }, answer) => {
    const isPage = new URL(url ?? '/', 'http://page').pathname === '/rooms'
    answer
      .writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...headers })
      .end(isPage ? page : '')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}/rooms?id=7`
}
