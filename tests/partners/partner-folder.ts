import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'

const programs = fileURLToPath(new URL('./programs/', import.meta.url))

export interface Ran {
  readonly code: number | null
  /** Both streams. */
  readonly output: string
}

/** A partner's project: a folder with the packed SDK and other dependencies. */
export interface PartnerFolder {
  readonly path: string
  /** The output of npm install. */
  readonly installed: Ran
  readonly write: (file: string, text: string) => void
  /** Runs a tool of node_modules/.bin. */
  readonly tool: (name: string, ...args: string[]) => Promise<Ran>
  readonly node: (...args: string[]) => Promise<Ran>
  readonly remove: () => void
}

/** Without the repository's node_modules/.bin, which npm adds to PATH and a partner does not have. */
const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))

export function run(file: string, args: readonly string[], cwd: string): Promise<Ran> {
  const env = { ...process.env, PATH: path.join(delimiter), NODE_ENV: '', NODE_PATH: '' }
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((done) => child.on('close', (code) => done({ code, output })))
}

/** Creates the folder of a partner with programs of tests/partners/programs and exact versions of other packages. */
export async function partnerFolder(
  programsOf: string,
  dependencies: Readonly<Record<string, string>>,
  nodeBinary = 'node',
): Promise<PartnerFolder> {
  const folder = mkdtempSync(join(tmpdir(), `staykit-${programsOf}-`))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  cpSync(join(programs, programsOf), folder, { recursive: true })
  const manifest = {
    name: 'partner',
    private: true,
    type: 'module',
    dependencies: { '@staykit/sdk': `file:${inject('tarball')}`, ...dependencies },
  }
  write('package.json', JSON.stringify(manifest, null, 2))
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', '--strict-peer-deps']
  const installed = await run('npm', ['install', ...quiet], folder)
  return {
    path: folder,
    installed,
    write,
    tool: (name, ...args) => run(join(folder, 'node_modules/.bin', name), args, folder),
    node: (...args) => run(nodeBinary, args, folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** tsconfig.json of a strict program; libraries are checked, too. */
export const strict = (include: readonly string[], more: object = {}) =>
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
      ...more,
    },
    include,
  })
