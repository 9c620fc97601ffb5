import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'

/** DATABASE_URL, or the address that the embedded PostgreSQL of a running `npm start` wrote. */
export function databaseUrl(config: Pick<Config, 'DATABASE_URL' | 'STAYKIT_HOME'>): string {
  if (config.DATABASE_URL) return config.DATABASE_URL
  const record = join(config.STAYKIT_HOME, 'database-url')
  if (existsSync(record)) return readFileSync(record, 'utf8')
  throw new ConfigError('there is no database: run "npm start" (it includes one), or set DATABASE_URL')
}
