import { ConfigError, readConfig } from './config.ts'
import { databaseUrl } from './database-url.ts'
import { StartError, startServer } from './server.ts'

try {
  const config = readConfig()
  const server = await startServer(config, databaseUrl(config))
  server.deps.log.info({ url: server.url }, 'listening')
  // The parent process waits for this message over IPC; this process ends with it.
  if (process.send) process.send({ listening: server.port })
  else console.log(`staykit: the server listens on ${server.url}`)
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    server.stop().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, end)
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof StartError
  process.stderr.write(
    `staykit: ${expected ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exitCode = 1
  process.disconnect?.()
}
