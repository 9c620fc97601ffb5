import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Kysely } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'

const folder = join(import.meta.dirname, '../../migrations')

const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((file) => /^\d{3}-[\w-]+\.ts$/.test(file)).sort()
    const entries = files.map(async (file) => {
      const migration: Migration = await import(pathToFileURL(join(folder, file)).href)
      return [file.slice(0, -3), migration] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  },
}

/**
 * Runs every file of db/migrations (NNN-name.ts exporting `up`) that has not run yet, under an advisory lock, so that
 * several processes may start at once. Returns the names that ran. Throws the first failure.
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { error, results = [] } = await new Migrator({
    db,
    provider,
    allowUnorderedMigrations: true,
  }).migrateToLatest()
  if (error) throw error
  return results.map((result) => result.migrationName)
}
