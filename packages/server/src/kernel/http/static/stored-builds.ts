import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { readManifest } from './built-files.ts'
import { cardFrameBuild, sdkBuild } from './releases.ts'

/** Builds whose open pages load further files after the next update. */
const builds = { sdk: sdkBuild, 'card-frame': cardFrameBuild } as const
type Build = keyof typeof builds

/** The setting that names the folder of all releases. */
export interface ReleasesFolder {
  readonly SDK_RELEASES_DIR: string
}

/**
 * Where the files of builds stay: beside the releases, which all servers share. Their names have a hash, so the files of
 * all builds fit into one folder.
 */
export const storedBuild = ({ SDK_RELEASES_DIR }: ReleasesFolder, build: Build): string =>
  join(SDK_RELEASES_DIR, 'builds', build)

/**
 * Stores the files with a hash in their names, before the server takes calls: a page of this build finds them at a
 * server of the next one, and at a server of the previous one that still runs. A server that cannot write logs it.
 */
export async function storeBuilds(
  config: ReleasesFolder,
  log: Pick<Logger, 'error'>,
  folders: Readonly<Record<Build, string>> = builds,
): Promise<void> {
  for (const [name, folder] of Object.entries(folders) as [Build, string][]) {
    const target = storedBuild(config, name)
    try {
      const { hashed = [] } = (await readManifest<{ readonly hashed: readonly string[] }>(folder)) ?? {}
      const files = hashed.flatMap((file) => [file, `${file}.br`, `${file}.gz`])
      for (const file of files.filter((each) => existsSync(join(folder, each))))
        await store(join(folder, file), join(target, file))
    } catch (error) {
      log.error(
        { err: error, folder: target },
        'the build cannot be stored: its pages break at the next update',
      )
    }
  }
}

/** Atomic: another server may store the same file. */
async function store(from: string, to: string): Promise<void> {
  if (existsSync(to)) return
  await mkdir(dirname(to), { recursive: true })
  const next = `${to}.${randomUUID()}`
  await copyFile(from, next)
  await rename(next, to)
}
