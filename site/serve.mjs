// Serves the built site on HOST and PORT until SIGTERM or Ctrl-C; what is under way then has 10 s to end.
import { existsSync } from 'node:fs'

const entry = new URL('dist/server/entry.mjs', import.meta.url)
if (!existsSync(entry)) {
  console.error('staykit: the site is not built: npm run build')
  process.exit(1)
}

process.env.ASTRO_NODE_AUTOSTART = 'disabled'
process.env.ASTRO_NODE_LOGGING = 'disabled'
const { startServer } = await import(entry.href)
const { server } = startServer().server
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
