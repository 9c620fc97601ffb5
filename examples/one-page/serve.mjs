// Serves this folder alone, on any Node from 20 on: node examples/one-page/serve.mjs
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

const { PORT = '4323' } = process.env
const pages = ['/index.html', '/dialog.html']

createServer(async ({ url = '/' }, answer) => {
  const { pathname } = new URL(url, 'http://page')
  const page = pathname === '/' ? '/index.html' : pathname
  if (!pages.includes(page)) return answer.writeHead(404).end('Not found')
  const html = await readFile(new URL(`.${page}`, import.meta.url))
  answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
}).listen(Number(PORT), '127.0.0.1', () => console.log(`http://localhost:${PORT}`))
