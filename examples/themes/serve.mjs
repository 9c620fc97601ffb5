// Serves this folder alone, on any Node from 20 on: node examples/themes/serve.mjs
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

const PORT = 4335
const types = { html: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8' }

createServer(async ({ url }, answer) => {
  const name = new URL(url, 'http://page').pathname.slice(1) || 'index.html'
  const type = types[/^[\w-]+\.(html|css)$/.exec(name)?.[1]]
  const text = type && (await readFile(new URL(name, import.meta.url)).catch(() => undefined))
  if (!text) return answer.writeHead(404).end('Not found')
  answer.writeHead(200, { 'content-type': type }).end(text)
}).listen(PORT, () => console.log(`http://localhost:${PORT}`))
