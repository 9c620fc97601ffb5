// Serves the page with the policy, and with the hash that the release has: node examples/strict-csp/serve.mjs
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const PORT = 4324
const API = 'http://localhost:8787'

// Your page contains the hash literally; here it is the hash of the latest build of `npm start`.
const { integrity } = await (await fetch(`${API}/sdk/0.2.0/integrity.json`)).json()
const hash = integrity['staykit-all.js']
const page = readFileSync(new URL('index.html', import.meta.url), 'utf8').replace('{{integrity}}', hash)

const policy = [
  "default-src 'none'",
  // Allows this file by its hash, from any origin; the folder is for the diagnostics, which load on localhost only.
  `script-src '${hash}' ${API}/sdk/0.2.0/chunks/`,
  `connect-src ${API}`,
  `img-src data: ${API}`,
  `frame-src ${API}`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

createServer(({ url }, answer) => {
  const isPage = new URL(url, 'http://page').pathname === '/'
  answer.setHeader('content-security-policy', policy)
  answer.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
  answer.end(isPage ? page : 'Not found')
}).listen(PORT, () => console.log(`http://localhost:${PORT}`))
