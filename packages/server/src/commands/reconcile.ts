// npm run reconcile -- 2026-11-21: compares the books of that day (UTC; default: yesterday) with the providers.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createDeps } from '../compose.ts'
import { ConfigError, readConfig, repositoryRoot } from '../config.ts'
import { databaseUrl } from '../database-url.ts'
import { openDatabase } from '../kernel/db/database.ts'
import { reconcile } from '../modules/operations/reconciliation/reconcile.ts'

try {
  const [date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)] = process.argv.slice(2)
  const file = join(repositoryRoot, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const config = readConfig()
  const database = openDatabase(databaseUrl(config), 3)
  try {
    const deps = await createDeps(config, database)
    const { day, payments, stays, differences } = await reconcile(deps, date)
    console.log(`${day}: ${payments} payments and ${stays} stays compared, ${differences.length} differ`)
    for (const { kind, subject, detail } of differences)
      console.log(`  ${kind} ${subject} ${JSON.stringify(detail)}`)
    await deps.limits.close()
    process.exitCode = differences.length > 0 ? 1 : 0
  } finally {
    await database.close()
  }
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof RangeError
  console.error(`reconcile: ${isExpected ? error.message : error instanceof Error ? error.stack : error}`)
  process.exitCode = 2
}
