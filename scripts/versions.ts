import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files whose addresses pin a release. */
export const PINNED: readonly string[] = [
  'docs/guide/csp.md',
  'examples/strict-csp/index.html',
  'examples/strict-csp/serve.mjs',
]

interface Manifest {
  version?: string
  workspaces?: readonly string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Sets the version of the workspace and of its packages, and the release that pages of docs and examples pin. */
export function setVersion(root: string, version: string): void {
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')))
  const { version: before, workspaces = [] } = readManifest(join(root, 'package.json'))
  const manifests = workspaces.flatMap((folder) => globSync(`${folder}/package.json`, { cwd: root }))
  const set = (manifest: Manifest) => {
    manifest.version = version
    for (const needed of [manifest.dependencies ?? {}, manifest.devDependencies ?? {}])
      for (const name of Object.keys(needed)) if (name.startsWith('@staykit/')) needed[name] = version
  }
  for (const file of ['package.json', ...manifests])
    edit(file, (text) => {
      const manifest = JSON.parse(text)
      set(manifest)
      return `${JSON.stringify(manifest, null, 2)}\n`
    })
  edit('package-lock.json', (text) => {
    const lock = JSON.parse(text)
    lock.version = version
    for (const [path, manifest] of Object.entries<Manifest>(lock.packages))
      if (!path.includes('node_modules')) set(manifest)
    return `${JSON.stringify(lock, null, 2)}\n`
  })
  for (const file of PINNED) edit(file, (text) => text.replaceAll(`/sdk/${before}/`, `/sdk/${version}/`))
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))
