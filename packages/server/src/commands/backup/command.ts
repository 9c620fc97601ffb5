// npm run backup [file], npm run restore <file>: the database of DATABASE_URL, or of the running npm start.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, readEnvironment, repositoryRoot } from '../../config.ts'
import { databaseUrl } from '../../database-url.ts'
import { backUp, restore } from './backup.ts'
import { BackupError } from './tools.ts'

try {
  const [what, target] = process.argv.slice(2)
  const env = join(repositoryRoot, '.env')
  if (existsSync(env)) process.loadEnvFile(env)
  const values = readEnvironment(process.env)
  const url = databaseUrl(values)
  const day = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  if (what === 'backup') {
    const file = target ?? join(values.STAYKIT_HOME, 'backups', `staykit-${day}.dump`)
    const { bytes, sha256 } = await backUp(url, file)
    console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB, SHA-256 ${sha256}`)
  } else {
    if (!target) throw new BackupError('which file? npm run restore <file>')
    const { migrations, bookings, ledgerTransactions, imbalances } = await restore(url, target)
    console.log(
      `restored ${bookings} bookings, ${ledgerTransactions} ledger transactions, ${imbalances} imbalances, ${migrations} migrations`,
    )
    if (imbalances > 0) process.exitCode = 1
  }
} catch (error) {
  const expected = error instanceof BackupError || error instanceof ConfigError
  console.error(`staykit: ${expected ? error.message : error instanceof Error ? error.stack : error}`)
  process.exitCode = 1
}
