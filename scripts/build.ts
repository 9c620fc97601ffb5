// npm run build: builds the SDK and the site where their sources have changed since the last time.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')

interface Target {
  readonly name: string
  /** Must exist, otherwise there is nothing to build yet. */
  readonly needs: string
  readonly sources: readonly string[]
  /** Removed or missing: built again. */
  readonly output: string
  readonly command: readonly string[]
  readonly folder: string
}

const wire = ['packages/domain/src', 'packages/contract/src', 'packages/stores/src']
const sdkSources = ['package-lock.json', 'sdk/package.json', 'sdk/src', 'sdk/build', ...wire]

const targets: readonly Target[] = [
  {
    name: 'SDK',
    needs: 'sdk/build/all.ts',
    sources: sdkSources,
    output: 'sdk/dist',
    command: [process.execPath, 'sdk/build/all.ts'],
    folder: '.',
  },
  {
    name: 'site',
    needs: 'site/astro.config.mjs',
    sources: [
      ...sdkSources,
      'site/package.json',
      'site/astro.config.mjs',
      'site/src',
      'site/art',
      'site/public',
      'docs',
    ],
    output: 'site/dist',
    command: [process.execPath, 'node_modules/astro/bin/astro.mjs', 'build', '--root', 'site'],
    folder: '.',
  },
  {
    name: 'docs',
    needs: 'docs/site/astro.config.mjs',
    sources: [
      ...sdkSources,
      'docs/guide',
      'docs/recipes',
      'docs/architecture.md',
      'docs/figures.md',
      'docs/operations.md',
      'docs/retention.md',
      'docs/runbook.md',
      'docs/scaling.md',
      'docs/sdk.md',
      'docs/testing.md',
      'docs/site/package.json',
      'docs/site/astro.config.mjs',
      'docs/site/src',
      'docs/site/public',
    ],
    output: 'docs/site/dist',
    command: [process.execPath, 'node_modules/astro/bin/astro.mjs', 'build', '--root', 'docs/site'],
    folder: '.',
  },
]

/** A build failed; its own output has been printed. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

/** Builds what has changed, in order. Throws BuildError. */
export async function build(): Promise<void> {
  for (const target of targets) {
    if (!existsSync(join(root, target.needs))) continue
    const wanted = hashOf(target.sources)
    const stamp = join(root, target.output, '.sources')
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue
    console.log(`Building the ${target.name} …`)
    const { code, output } = await run(target)
    if (code !== 0) {
      process.stderr.write(output)
      throw new BuildError(`the build of the ${target.name} failed: see above`)
    }
    writeFileSync(stamp, wanted)
  }
}

function run({ command, folder }: Target): Promise<{ code: number | null; output: string }> {
  const [file = '', ...args] = command
  const child = spawn(file, args, {
    cwd: join(root, folder),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((done) => child.on('close', (code) => done({ code, output })))
}

/** Hash of the contents of files and folders; tests beside the sources do not count. */
function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build().catch((error: unknown) => {
    if (!(error instanceof BuildError)) throw error
    console.error(`staykit: ${error.message}`)
    process.exitCode = 1
  })
}
