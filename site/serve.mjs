// Serves the built site on HOST and PORT until SIGTERM or Ctrl-C; requests in progress then have 10 s to end.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'

const entry = new URL('dist/server/entry.mjs', import.meta.url)
if (!existsSync(entry)) {
  console.error('staykit: the site is not built: npm run build')
  process.exit(1)
}

process.env.ASTRO_NODE_AUTOSTART = 'disabled'
process.env.ASTRO_NODE_LOGGING = 'disabled'
const { handler } = await import(entry.href)
const { default: compress } = (await import(new URL('dist/server/compress.cjs', import.meta.url).href))
  .default
// Drops slow sockets: 10 s for the headers, 20 s for the whole request, 60 s without a byte in either direction.
const socketLimits = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 1_000 }
const server = createServer(socketLimits, (request, response) =>
  compress(request, response, () => handler(request, response)),
).setTimeout(60_000)
server.listen(Number(process.env.PORT ?? 4321), process.env.HOST ?? 'localhost')
server.once('listening', () => process.send?.({ listening: server.address().port }))
server.once('error', (error) => {
  console.error(`staykit: the site cannot listen: ${error.message}`)
  process.exit(1)
})

let isEnding = false
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    if (isEnding) return
    isEnding = true
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 10_000).unref()
  })
}
