import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The package as npm would publish it. */
    tarball: string
    /** Names of its files. */
    packed: readonly string[]
  }
}

/** Vitest's globalSetup: packs the built SDK once. */
export default function packSdk(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'staykit-tarball-'))
  const sdk = fileURLToPath(new URL('../../sdk', import.meta.url))
  const output = execFileSync('npm', ['pack', '--json', '--loglevel=error', '--pack-destination', folder], {
    cwd: sdk,
    encoding: 'utf8',
  })
  // An array, or from npm 12 on an object by name.
  const [packed] = Object.values<{ filename: string; files: { path: string }[] }>(JSON.parse(output))
  if (!packed) throw new Error(`npm pack printed: ${output}`)
  project.provide('tarball', join(folder, packed.filename))
  project.provide(
    'packed',
    packed.files.map(({ path }) => path),
  )
  return () => rmSync(folder, { recursive: true, force: true })
}
