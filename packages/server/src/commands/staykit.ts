#!/usr/bin/env node
// npx staykit brand …: brands in the database of the running `npm start`, or of DATABASE_URL.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, readConfig, repositoryRoot } from '../config.ts'
import { databaseUrl } from '../database-url.ts'
import { openDatabase } from '../kernel/db/database.ts'
import { createReleases, sdkBuild } from '../kernel/http/static/releases.ts'
import { BrandCommandError, runBrandCommand } from '../modules/brand/brands/command.ts'
import { commandUsage } from '../modules/brand/brands/command-usage.ts'

try {
  const [room, ...words] = process.argv.slice(2)
  if (room !== 'brand') throw new BrandCommandError(commandUsage)
  const file = join(repositoryRoot, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const config = readConfig()
  const database = openDatabase(databaseUrl(config), 1)
  try {
    const releases = createReleases(sdkBuild, config.SDK_RELEASES_DIR, config.NODE_ENV === 'production')
    console.log(await runBrandCommand(database.db, words, config.PUBLIC_URL, releases))
  } finally {
    await database.close()
  }
} catch (error) {
  const expected = error instanceof BrandCommandError || error instanceof ConfigError
  console.error(`staykit: ${expected ? error.message : error instanceof Error ? error.stack : error}`)
  process.exitCode = 1
}
