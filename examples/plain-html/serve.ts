// Serves this folder alone, as a partner's own web server would: node examples/plain-html/serve.ts

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname } from 'node:path'

const { PARTNER_PORT = '4322', PUBLIC_URL = 'http://localhost:8787' } = process.env
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://partner')
  const name = pathname === '/' ? 'index.html' : pathname.slice(1)
  const type = types[extname(name)]
  if (!type || !/^[\w-]+\.\w+$/.test(name)) return response.writeHead(404).end('Not found')
  try {
    const text = await readFile(new URL(name, import.meta.url), 'utf8')
    // The pages name the API where `npm start` has it; elsewhere PUBLIC_URL says where it is.
    response
      .writeHead(200, { 'content-type': type })
      .end(text.replaceAll('http://localhost:8787', PUBLIC_URL))
  } catch {
    response.writeHead(404).end('Not found')
  }
})
server.listen(Number(PARTNER_PORT), '127.0.0.1', () => {
  console.log(`A partner's page    http://localhost:${PARTNER_PORT}`)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
