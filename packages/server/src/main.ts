import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from './config.ts'
import { StartError, startServer } from './server.ts'

/** DATABASE_URL, or the address that the embedded PostgreSQL of a running `npm start` wrote down. */
function databaseUrl(config: Config): string {
  if (config.DATABASE_URL) return config.DATABASE_URL
  const record = join(config.STAYKIT_HOME, 'database-url')
  if (existsSync(record)) return readFileSync(record, 'utf8')
  throw new ConfigError('there is no database: run "npm start" (it brings one), or set DATABASE_URL')
}

try {
  const config = readConfig()
  const server = await startServer(config, databaseUrl(config))
  server.deps.log.info({ url: server.url }, 'listening')
  // Whoever started us over IPC waits for this, and our end follows its end.
  process.send?.({ listening: server.port })
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
