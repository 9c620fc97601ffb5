import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { answersAt, picture } from '../bench/browser/answers.ts'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import { patience } from '../patience.ts'

const cdn = fileURLToPath(new URL('../../sdk/dist/cdn/', import.meta.url))

/** Host names of a partner's page and of the API: to the loader no local ones, with diagnostics, but Brotli needs them or TLS. */
export const HOST = 'http://shop.localhost'
export const API = 'http://cdn.localhost'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}
const answers = answersAt(API)

/** What the API sends: built files as the build compresses them, fixtures, and pictures. */
function found(pathname: string): { status: number; type: string; body: Buffer } {
  const file = pathname.startsWith('/sdk/') && cdn + pathname.replace(/^\/sdk\/[^/]+\//, '')
  if (file && existsSync(`${file}.br`))
    return { status: 200, type: types[extname(file)] ?? 'text/plain', body: readFileSync(`${file}.br`) }
  if (/^\/travel\/(images|maps)\//.test(pathname))
    return { status: 200, type: 'image/svg+xml', body: brotliCompressSync(picture) }
  const answer = answers[pathname]
  const body = brotliCompressSync(
    JSON.stringify(answer ?? { error: { code: 'NOT_FOUND', message: 'not here' } }),
  )
  return { status: answer ? 200 : 404, type: 'application/json', body }
}

function answerApi({ method, url = '/' }: IncomingMessage, response: ServerResponse): void {
  if (method === 'OPTIONS') {
    response.writeHead(204, cors).end()
    return
  }
  const { status, type, body } = found(new URL(url, API).pathname)
  const headers = { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length }
  response.writeHead(status, { ...cors, ...headers }).end(body)
}

/** Pages of a host and the API on one port; a browser finds both by name. */
export interface HostPages {
  /** An empty page in a cold context, with the session of its developer tools. */
  readonly blank: () => Promise<{ readonly page: Page; readonly cdp: CDPSession }>
  /** Starts to load the host's page with such HTML. */
  readonly show: (page: Page, html: string, query: string) => Promise<void>
  readonly close: () => Promise<void>
}

export async function hostPages(): Promise<HostPages> {
  let body = ''
  const server: Server = createServer((request, response) => {
    const { pathname, host } = new URL(request.url ?? '/', `http://${request.headers.host}`)
    if (host !== new URL(HOST).host) return answerApi(request, response)
    if (pathname !== '/') return response.writeHead(404).end()
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Shop</title><body>${body}`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const browser: Browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, `--host-resolver-rules=MAP *.localhost 127.0.0.1:${port}`],
  })
  return {
    blank: async () => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      const page = await context.newPage()
      page.setDefaultTimeout(patience(45))
      return { page, cdp: await context.newCDPSession(page) }
    },
    show: async (page, html, query) => {
      body = html
      await page.goto(`${HOST}/${query}`, { waitUntil: 'commit' })
    },
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}
