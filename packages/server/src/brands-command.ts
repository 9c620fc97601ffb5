// node packages/server/src/brands-command.ts list | show <refId> | set <refId> <key> <JSON or text> | add <refId> <name>
import { ConfigError, readConfig } from './config.ts'
import { databaseUrl } from './database-url.ts'
import { openDatabase } from './kernel/db/database.ts'
import { BrandCommandError, runBrandCommand } from './modules/brands/command.ts'

try {
  const database = openDatabase(databaseUrl(readConfig()), 1)
  try {
    console.log(await runBrandCommand(database.db, process.argv.slice(2)))
  } finally {
    await database.close()
  }
} catch (error) {
  const expected = error instanceof BrandCommandError || error instanceof ConfigError
  console.error(`staykit: ${expected ? error.message : error instanceof Error ? error.stack : error}`)
  process.exitCode = 1
}
