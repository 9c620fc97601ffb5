import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A release cannot be made; the message has the reason. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}

/** release.json: metadata of a release, next to its files. */
export interface Release {
  readonly version: string
  /** YYYY-MM-DD, as its section of the changelog has it. */
  readonly date: string
  /** The section of the changelog, in Markdown. */
  readonly changes: string
}

interface Integrity {
  readonly version: string
  /** `sha384-…` by file name. */
  readonly integrity: Readonly<Record<string, string>>
}

/**
 * Copies a build of the CDN files into a release folder and returns 'created' or 'exists': the same build changes nothing.
 * Throws ReleaseError for another build of an existing version, for files that do not match their
 * integrity, and for a changelog without a dated section of the version.
 */
export async function freeze(
  build: string,
  releases: string,
  version: string,
  changelog: string,
): Promise<'created' | 'exists'> {
  const release = releaseOf(version, changelog)
  const { integrity } = await checkedIntegrity(build, version)
  const target = join(releases, version)
  if (existsSync(target)) {
    const release = await readIntegrity(target)
    if (JSON.stringify(release.integrity) === JSON.stringify(integrity)) return 'exists'
    throw new ReleaseError(
      `${version} is released already, with other content, and pages pin its integrity: give this build a new version`,
    )
  }
  await refuseOtherChunks(releases, integrity)
  const next = join(releases, `.${version}.next`)
  await rm(next, { recursive: true, force: true })
  await mkdir(releases, { recursive: true })
  await cp(build, next, { recursive: true })
  await writeFile(join(next, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
  // Atomic: a release is complete or absent.
  await rename(next, target)
  return 'created'
}

/** The dated section of a version: `## 1.2.0 (2026-11-22)`. Throws ReleaseError. */
export function releaseOf(version: string, changelog: string): Release {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new ReleaseError(`"${version}" is not a version such as 1.2.0`)
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version)
  const [, date] = /^\S+ \((\d{4}-\d{2}-\d{2})\)/.exec(section ?? '') ?? []
  if (!section || !date)
    throw new ReleaseError(`CHANGELOG.md needs a section "## ${version} (YYYY-MM-DD)" with the changes`)
  return { version, date, changes: section.slice(section.indexOf('\n')).trim() }
}

async function readIntegrity(folder: string): Promise<Integrity> {
  const text = await readFile(join(folder, 'integrity.json'), 'utf8').catch(() => {
    throw new ReleaseError(`there is no build in ${folder}: npm run build`)
  })
  return JSON.parse(text)
}

async function checkedIntegrity(build: string, version: string): Promise<Integrity> {
  const found = await readIntegrity(build)
  if (found.version !== version)
    throw new ReleaseError(
      `the build is of ${found.version}: set the version of sdk/package.json to ${version}, and build`,
    )
  const names = (await readdir(build, { recursive: true })).filter((name) => /\.(js|css)$/.test(name)).sort()
  if (names.join() !== Object.keys(found.integrity).sort().join())
    throw new ReleaseError('integrity.json does not name the files of the build: npm run build')
  for (const name of names) {
    const hash = createHash('sha384')
      .update(await readFile(join(build, name)))
      .digest('base64')
    if (found.integrity[name] !== `sha384-${hash}`)
      throw new ReleaseError(`${name} does not match integrity.json: npm run build`)
  }
  return found
}

/** All releases share one path for chunks: the same name must be the same file. */
async function refuseOtherChunks(releases: string, integrity: Integrity['integrity']): Promise<void> {
  const versions = existsSync(releases) ? await readdir(releases) : []
  for (const version of versions.filter((name) => /^\d/.test(name))) {
    const release = await readIntegrity(join(releases, version))
    const other = Object.entries(release.integrity).find(
      ([name, hash]) => name.startsWith('chunks/') && (integrity[name] ?? hash) !== hash,
    )
    if (other) throw new ReleaseError(`${other[0]} is another file in release ${version}: change the build`)
  }
}
