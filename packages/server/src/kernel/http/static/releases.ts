import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '../../environment.ts'
import { readManifest } from './built-files.ts'

/** Folders of the builds of the SDK and of the card frame. */
export const sdkBuild = join(repositoryRoot, 'sdk/dist/cdn')
export const cardFrameBuild = join(repositoryRoot, 'sdk/dist/card-frame')

/** manifest.json of the SDK's build; `hashed` are the files with a hash in their names. */
export interface Manifest {
  readonly version: string
  readonly hashed: readonly string[]
  /** Files that each element needs at once, by its tag. */
  readonly elements: Readonly<Record<string, readonly string[] | undefined>>
}

/** A folder of SDK files: a release, which never changes, or the build, which the next build replaces. */
export interface SdkFolder extends Manifest {
  readonly folder: string
  readonly isRelease: boolean
}

/** Stored SDK versions, read from their folders: a release that is added while the server runs is available. */
export interface Releases {
  /** Newest first. */
  all(): Promise<readonly SdkFolder[]>
  /** The newest release of `major` (1 includes 0.x); without one, and in development, the build. */
  newest(major: number): Promise<SdkFolder | undefined>
  build(): Promise<SdkFolder | undefined>
}

export function createReleases(buildFolder: string, folder: string, isProduction: boolean): Releases {
  let cache: { readonly changed: number; readonly all: readonly SdkFolder[] } | undefined
  const all = async () => {
    const changed = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    if (cache?.changed !== changed) cache = { changed, all: changed ? await read(folder) : [] }
    return cache.all
  }
  const build = async () => {
    const manifest = await readManifest<Manifest>(buildFolder)
    return manifest && { ...manifest, folder: buildFolder, isRelease: false }
  }
  return {
    all,
    build,
    async newest(major) {
      const isOf = (one: Manifest | undefined) => one && Math.max(1, majorOf(one.version)) === major
      const release = (await all()).find(isOf)
      if (release && isProduction) return release
      const built = await build()
      if (!built || !isOf(built)) return release
      return release && compare(release.version, built.version) > 0 ? release : built
    },
  }
}

async function read(folder: string): Promise<readonly SdkFolder[]> {
  const versions = (await readdir(folder)).filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  const found = versions
    .sort((a, b) => compare(b, a))
    .map(async (version) => {
      const own = join(folder, version)
      const manifest = await readManifest<Manifest>(own)
      return manifest ? [{ ...manifest, version, folder: own, isRelease: true }] : []
    })
  return (await Promise.all(found)).flat()
}

const majorOf = (version: string) => Number(version.split('.', 1)[0])

const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

/** A release in /sdk/releases.json. */
export async function aboutRelease({ folder, version }: SdkFolder, publicUrl: string) {
  const json = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'))
  const [{ date, changes }, { integrity }] = await Promise.all([json('release.json'), json('integrity.json')])
  const src = `${publicUrl}/sdk/${version}/staykit.js`
  return {
    version,
    date,
    src,
    integrity: integrity['staykit.js'],
    allIntegrity: `${publicUrl}/sdk/${version}/integrity.json`,
    changes,
  }
}
