import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../../modules/operations/static/built-files.ts'
import { type Manifest, sdkBuild } from '../../modules/operations/static/releases.ts'
import { storedBuild } from '../../modules/operations/static/stored-builds.ts'
import { type Finding, note, ok, wrong } from './finding.ts'

const name = 'SDK_RELEASES_DIR'

/** Checks that the servers have stored this build, on which open pages depend after the next update. */
export async function checkStoredBuild(SDK_RELEASES_DIR: string, isBeforeStart: boolean): Promise<Finding> {
  const manifest = await readManifest<Manifest>(sdkBuild)
  const stored = storedBuild({ SDK_RELEASES_DIR }, 'sdk')
  if (!manifest) return note(name, 'cannot be checked here: there is no build of the SDK')
  if (isBeforeStart) return note(name, `is ${SDK_RELEASES_DIR}: the start stores the build there; back it up`)
  return manifest.hashed.every((file) => existsSync(join(stored, file)))
    ? ok(name, `${SDK_RELEASES_DIR} has this build: open pages survive the next update`)
    : wrong(name, `${SDK_RELEASES_DIR} has not this build: let the servers write there, and start them again`)
}
