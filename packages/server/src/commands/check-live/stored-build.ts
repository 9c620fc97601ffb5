import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Finding, note, ok, wrong } from '../../kernel/finding.ts'
import { readManifest } from '../../kernel/http/static/built-files.ts'
import { createReleases, type Manifest, sdkBuild } from '../../kernel/http/static/releases.ts'
import { storedBuild } from '../../kernel/http/static/stored-builds.ts'

const name = 'SDK_RELEASES_DIR'

/** Checks that the servers have stored this build, on which open pages depend after the next update. */
export async function checkStoredBuild(SDK_RELEASES_DIR: string, isBeforeStart: boolean): Promise<Finding> {
  const manifest = await readManifest<Manifest>(sdkBuild)
  const stored = storedBuild({ SDK_RELEASES_DIR }, 'sdk')
  if (!manifest) return note(name, 'cannot be checked here: there is no build of the SDK')
  if (isBeforeStart) return note(name, `is ${SDK_RELEASES_DIR}: the start stores the build there; back it up`)
  if (!manifest.hashed.every((file) => existsSync(join(stored, file))))
    return wrong(
      name,
      `${SDK_RELEASES_DIR} has not this build: let the servers write there, and start them again`,
    )
  const newest = await createReleases(sdkBuild, SDK_RELEASES_DIR, true).newest(1)
  return newest && newest.version !== manifest.version
    ? note(
        name,
        `pages get the release ${newest.version}; npm run release ${manifest.version} replaces it by this build`,
      )
    : ok(name, `${SDK_RELEASES_DIR} has this build: open pages survive the next update`)
}
