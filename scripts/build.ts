// npm run build: builds SDK, site and docs when their sources have changed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWords } from '@staykit/words/build'

const root = resolve(import.meta.dirname, '..')

interface Target {
  readonly title: string
  /** Input files and folders, besides the targets before it. */
  readonly sources: readonly string[]
  readonly after: readonly TargetName[]
  readonly workspace: string
  /** Outputs below the workspace's `dist`; a missing one triggers a build. */
  readonly outputs: readonly string[]
  readonly command: readonly string[]
}

export type TargetName = 'cdn' | 'npm' | 'site' | 'release' | 'gallery' | 'package' | 'docs'

const astro = (folder: string) => [
  process.execPath,
  'node_modules/astro/bin/astro.mjs',
  'build',
  '--root',
  folder,
]

const sdkSources = [
  'package-lock.json',
  ...['package.json', 'src', 'build', 'README.md', 'LICENSE'].map((name) => `sdk/${name}`),
  ...['domain', 'words', 'contract', 'stores'].map((name) => `packages/${name}/src`),
  ...globSync('packages/words/*.json', { cwd: root }).sort(),
]
const sdk = (...parts: string[]) => [process.execPath, 'sdk/build/all.ts', ...parts]

const targets: Readonly<Record<TargetName, Target>> = {
  cdn: {
    title: 'script of the SDK',
    sources: sdkSources,
    after: [],
    workspace: 'sdk',
    outputs: ['cdn', 'card-frame'],
    command: sdk('cdn', 'frame'),
  },
  npm: {
    title: 'modules of the SDK',
    sources: sdkSources,
    after: [],
    workspace: 'sdk',
    outputs: ['npm'],
    command: sdk('npm'),
  },
  release: {
    title: 'single file of the SDK',
    sources: [],
    after: ['cdn'],
    workspace: 'sdk',
    outputs: ['cdn/staykit-all.js', 'cdn/staykit-all.js.br'],
    command: sdk('release'),
  },
  gallery: {
    title: 'gallery of the SDK',
    sources: sdkSources,
    after: [],
    workspace: 'sdk',
    outputs: ['gallery'],
    command: sdk('gallery'),
  },
  package: {
    title: 'package of the SDK',
    sources: [],
    after: ['release', 'npm'],
    workspace: 'sdk',
    outputs: ['cdn/staykit-sdk.tgz', 'npm/routes.d.ts'],
    command: sdk('package'),
  },
  site: {
    title: 'site',
    sources: ['package.json', 'astro.config.mjs', 'src', 'art', 'public'].map((name) => `site/${name}`),
    after: ['npm'],
    workspace: 'site',
    outputs: ['server'],
    command: astro('site'),
  },
  docs: {
    title: 'docs',
    sources: [
      ...['guide', 'recipes', 'reference'].map((name) => `docs/${name}`),
      ...globSync('docs/*.md', { cwd: root }).sort(),
      ...['package.json', 'astro.config.mjs', 'src', 'public'].map((name) => `docs/site/${name}`),
    ],
    after: ['cdn', 'npm', 'gallery'],
    workspace: 'docs/site',
    outputs: ['index.html'],
    command: astro('docs/site'),
  },
}

const all = Object.keys(targets) as TargetName[]

/** A build failed; its own output has been printed. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

/**
 * Builds outdated targets; independent targets run in parallel. `niceness`, from 0 to 19, lets other programs go first. Throws
 * BuildError.
 */
export async function build(names: readonly TargetName[] = all, niceness = 0): Promise<void> {
  buildWords()
  const started = new Map<TargetName, Promise<string>>()
  const start = (name: TargetName): Promise<string> => {
    const running =
      started.get(name) ?? Promise.all(targets[name].after.map(start)).then(buildOne(name, niceness))
    started.set(name, running)
    return running
  }
  await Promise.all(names.map(start))
}

/** Returns the hash of the target's inputs. */
const buildOne = (name: TargetName, niceness: number) => async (before: readonly string[]) => {
  const { title, sources, workspace, outputs } = targets[name]
  // A copy of the product may lack docs.
  if (!existsSync(join(root, workspace))) return ''
  const expected = hashOf(sources, before)
  const dist = join(root, workspace, 'dist')
  const stamp = join(dist, `.sources-${name}`)
  const isThere = [stamp, ...outputs.map((each) => join(dist, each))].every((path) => existsSync(path))
  if (isThere && readFileSync(stamp, 'utf8') === expected) return expected
  console.log(`Building the ${title} …`)
  const started = performance.now()
  const { code, output } = await run(targets[name], niceness)
  if (code !== 0) {
    process.stderr.write(output)
    throw new BuildError(`the build of the ${title} failed: see above`)
  }
  writeFileSync(stamp, expected)
  console.log(`Built the ${title} in ${((performance.now() - started) / 1000).toFixed(0)} s.`)
  return expected
}

function run({ command }: Target, niceness: number): Promise<{ code: number | null; output: string }> {
  const [file = '', ...args] = command
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  process.once('exit', () => child.kill())
  if (child.pid && niceness > 0) setPriority(child.pid, niceness)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((done) => child.on('close', (code) => done({ code, output })))
}

/** Hash of the contents of files and folders, and of the targets before; excludes tests. */
function hashOf(sources: readonly string[], before: readonly string[]): string {
  const hash = createHash('sha256')
  for (const each of before) hash.update(each)
  for (const file of sources.flatMap((source) => filesOf(join(root, source))))
    hash.update(file.slice(root.length)).update(readFileSync(file))
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
