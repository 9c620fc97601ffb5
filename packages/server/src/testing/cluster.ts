import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureWorld, migrationFolders } from '../compose.ts'
import { repositoryRoot } from '../config.ts'
import { openDatabase } from '../kernel/db/database.ts'
import { startEmbedded, volatileSettings } from '../kernel/db/embedded/embedded.ts'
import { migrate } from '../kernel/db/migrate.ts'
import { installQueues } from '../kernel/jobs/jobs.ts'
import { queueNames } from '../modules/worker.ts'
import { seed } from '../seed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

/** Vitest's globalSetup: one cluster for the run, its database `staykit` migrated, seeded and then only cloned. */
export default async function startCluster(project: TestProject) {
  const home = mkdtempSync(join(tmpdir(), 'staykit-test-'))
  // As root, PostgreSQL runs as another user, who must pass through.
  chmodSync(home, 0o755)
  const [cluster] = await Promise.all([
    startEmbedded(home, volatileSettings),
    // Once, before workers ask for it at the same moment.
    ensureWorld(join(repositoryRoot, '.staykit')),
  ])
  const database = openDatabase(cluster.url)
  await installQueues(cluster.url, queueNames)
  await migrate(database.db, migrationFolders)
  await seed(database.db)
  await database.close()
  project.provide('templateUrl', cluster.url)
  return async () => {
    await cluster.stop()
    rmSync(home, { recursive: true, force: true })
  }
}
