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
 * that several processes may start at once. What a later version has run is left as it is: a process of the version
 * before may start again beside it. Returns the names that ran. Throws the first failure.
 */
export async function migrate<Tables>(db: Kysely<Tables>, folders: readonly string[]): Promise<string[]> {
  const own = await providerOf(folders).getMigrations()
  for (let tries = 0; ; tries++) {
    const later = Object.fromEntries(
      (await executed(db)).map((name) => [name, { up: async () => undefined }]),
    )
    const all = Object.entries({ ...later, ...own }).sort(([a], [b]) => (a < b ? -1 : 1))
    const { error, results = [] } = await new Migrator({
      db,
      provider: { getMigrations: async () => Object.fromEntries(all) },
      allowUnorderedMigrations: true,
    }).migrateToLatest()
    if (!error) return results.map((result) => result.migrationName)
    // A later version has run one of its own since we looked.
    if (tries > 2 || !String(error).includes('previously executed migration')) throw error
  }
}

/** Names of what has run, by whichever version. */
async function executed<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db)
  if (!rows[0]?.there) return []
  const names = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return names.rows.map(({ name }) => name)
}
