import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
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
import { seed } from '../seed/seed.ts'
import { removeFolder } from './remove-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

/** Linux keeps this folder in memory, where cloning a database takes a third of the time. */
const MEMORY = '/dev/shm'
/** Needs some hundred megabytes at most; containers often have less there. */
const ENOUGH_BYTES = 2 * 1024 ** 3

function folderOfClusters(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir()
}

/** Vitest's globalSetup: one cluster for the run, its database `staykit` migrated, seeded and then only cloned. */
export default async function startCluster(project: TestProject) {
  const home = mkdtempSync(join(folderOfClusters(), 'staykit-test-'))
  const data = join(repositoryRoot, '.staykit')
  // As root, PostgreSQL runs as another user, who needs access.
  chmodSync(home, 0o755)
  const [cluster] = await Promise.all([
    startEmbedded(home, volatileSettings),
    // Once, before workers need it at the same moment.
    ensureWorld(data),
  ])
  const database = openDatabase(cluster.url)
  await installQueues(cluster.url, queueNames)
  await migrate(database.db, migrationFolders)
  await seed(database.db)
  await database.close()
  project.provide('templateUrl', cluster.url)
  return async () => {
    await cluster.stop()
    removeFolder(home)
  }
}
