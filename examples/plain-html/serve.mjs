// Serves this folder alone, as a partner's own web server would, on any Node from 20 on: node examples/plain-html/serve.mjs
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname } from 'node:path'

const { PORT = '4322', PUBLIC_URL = 'http://localhost:8787' } = process.env
const types = { '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8' }

const server = createServer(async ({ url = '/' }, answer) => {
  const { pathname } = new URL(url, 'http://partner')
  const name = pathname === '/' ? 'index.html' : pathname.slice(1)
  const type = types[extname(name)]
  if (!type || !/^[\w-]+\.\w+$/.test(name)) return answer.writeHead(404).end('Not found')
  try {
    const text = await readFile(new URL(name, import.meta.url), 'utf8')
    // The pages name the API's default address of `npm start`; PUBLIC_URL replaces it.
    answer.writeHead(200, { 'content-type': type }).end(text.replaceAll('http://localhost:8787', PUBLIC_URL))
  } catch {
    answer.writeHead(404).end('Not found')
  }
})
server.listen(Number(PORT), '127.0.0.1', () => console.log(`A partner's page    http://localhost:${PORT}`))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
