import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'

/** Migrations of several folders as one list: no name may stand in two of them. */
export const providerOf = (folders: readonly string[]): MigrationProvider => ({
  async getMigrations() {
    const found = new Map<string, Migration>()
    for (const folder of folders) {
      const files = (await readdir(folder)).filter((file) => /^\d{3}-[\w-]+\.ts$/.test(file))
      for (const file of files) {
        const name = file.slice(0, -3)
        if (found.has(name)) throw new Error(`two migrations are called ${name}`)
        found.set(name, await import(pathToFileURL(join(folder, file)).href))
      }
    }
    return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
  },
})

/**
 * Runs every file of the folders (NNN-name.ts exporting `up`), by name, that has not run yet, under an advisory lock, so
 * that several processes may start at once. Returns the names that ran. Throws the first failure.
 */
export async function migrate<Tables>(db: Kysely<Tables>, folders: readonly string[]): Promise<string[]> {
  return db.connection().execute(async (own) => {
    // A migration of a large table takes its time, and so does waiting for another process that migrates.
    await sql`set statement_timeout = 0`.execute(own)
    await sql`set idle_in_transaction_session_timeout = 0`.execute(own)
    try {
      const { error, results = [] } = await new Migrator({
        db: own,
        provider: providerOf(folders),
        allowUnorderedMigrations: true,
      }).migrateToLatest()
      if (error) throw error
      return results.map((result) => result.migrationName)
    } finally {
      await sql`reset statement_timeout`.execute(own)
      await sql`reset idle_in_transaction_session_timeout`.execute(own)
    }
  })
}
