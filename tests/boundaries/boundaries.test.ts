import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file && existsSync(join(root, file)))

/** Room → rooms that its files may import: every arrow of docs/architecture.md, in one direction. */
const arrows: Record<string, string[]> = {
  'packages/domain': [],
  'packages/words': [],
  'packages/contract': ['packages/domain'],
  'packages/stores': ['packages/contract', 'packages/domain'],
  'packages/server': ['packages/contract', 'packages/domain', 'packages/words'],
  sdk: ['packages/stores', 'packages/contract', 'packages/domain', 'packages/words'],
  site: ['sdk', 'packages/words'],
  examples: ['sdk'],
  docs: ['sdk', 'packages/contract'],
  scripts: ['packages/server', 'packages/words'],
}
const packages: Record<string, string> = {
  '@staykit/domain': 'packages/domain',
  '@staykit/words': 'packages/words',
  '@staykit/contract': 'packages/contract',
  '@staykit/stores': 'packages/stores',
  '@staykit/server': 'packages/server',
  '@staykit/sdk': 'sdk',
  '@staykit/site': 'site',
}
const roomOf = (path: string) => [...Object.keys(arrows), 'tests'].find((room) => path.startsWith(`${room}/`))

interface Import {
  from: string
  target: string
  room: string | undefined
  deep: boolean
}

function importsOf(file: string, text: string): Import[] {
  const specifiers = [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g)].map(
    (match) => match[2] ?? '',
  )
  return specifiers.flatMap((target) => {
    if (target.startsWith('.')) {
      const path = normalize(join(dirname(file), target))
      const room = roomOf(path)
      return room === roomOf(file) ? [] : [{ from: file, target, room: room ?? 'outside', deep: true }]
    }
    const name = target.split('/').slice(0, 2).join('/')
    const room = packages[name]
    if (!room || room === roomOf(file)) return []
    return [{ from: file, target, room, deep: !isExported(room, target.slice(name.length)) }]
  })
}

function isExported(room: string, subpath: string): boolean {
  const { exports } = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'))
  return Object.keys(exports).some((key) => {
    const pattern = `^${key.slice(1).replaceAll('.', '\\.').replace('*', '.+')}$`
    return new RegExp(pattern).test(subpath)
  })
}

function wrong(file: string, text: string): string[] {
  const room = roomOf(file)
  if (!room || room === 'tests') return []
  const isTest = /\.test\.tsx?$|\/testing(\/|\.ts$)|\/(vitest|web-test-runner)\.config\./.test(file)
  return importsOf(file, text)
    .filter((found) => {
      if (isTest && found.room === 'tests') return false
      return found.deep || !arrows[room]?.includes(found.room ?? '')
    })
    .map(({ from, target }) => `${from} imports ${target}`)
}

const code = files.filter((file) => /\.(ts|tsx|mts|cts|js|mjs|cjs|astro)$/.test(file))

describe('boundaries', () => {
  it('imports follow the arrows and use published entries', () => {
    expect(code.flatMap((file) => wrong(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it('finds a reverse import, a deep import and a relative import across rooms (control)', () => {
    const bad = [
      ['packages/domain/src/a.ts', "import { x } from '@staykit/contract'"],
      ['sdk/src/a.ts', "import { x } from '@staykit/server'"],
      ['site/src/a.astro', "import { x } from '@staykit/stores/search'"],
      ['packages/stores/src/a.ts', "import { x } from '@staykit/domain/src/money.ts'"],
      ['packages/stores/src/a.ts', "import { x } from '../../domain/src/money.ts'"],
      ['examples/plain-html/a.ts', "await import('../../packages/server/src/app.ts')"],
    ] as const
    for (const [file, text] of bad) expect(wrong(file, text)).toHaveLength(1)
  })

  it('the top level has the entries of the README only', () => {
    const top = new Set(files.map((file) => file.split('/')[0]))
    const allowed = [
      ...[
        '.changeset',
        '.ci',
        '.dockerignore',
        '.env.example',
        '.github',
        '.gitignore',
        'CHANGELOG.md',
        'CONTRIBUTING.md',
        'LICENSE',
        'README.md',
        'SECURITY.md',
        'biome.json',
        'docs',
        'examples',
      ],
      ...[
        'package-lock.json',
        'package.json',
        'packages',
        'scripts',
        'sdk',
        'site',
        'tests',
        'tsconfig.json',
      ],
    ]
    expect([...top].filter((name) => name && !allowed.includes(name))).toEqual([])
  })

  it('no room is named utils, common or types', () => {
    const vague = /(^|\/)(utils?|common|types|helpers)(\/|\.tsx?$)/
    expect(files.filter((file) => vague.test(file) && !file.startsWith('tests/'))).toEqual([])
  })

  it('the lock file contains no download addresses', () => {
    const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
    expect(lock).not.toMatch(/"resolved": "https?:/)
  })

  it('versions are pinned exactly', () => {
    const manifests = files.filter((file) => file.endsWith('package.json'))
    const loose = manifests.flatMap((file) => {
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'))
      const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
      return Object.entries(all).filter(
        // A partner installs the SDK from the address of the API, so that both have one version.
        ([, version]) =>
          !/^((npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?|http:.*\/sdk\/v1\/staykit-sdk\.tgz)$/.test(
            String(version),
          ),
      )
    })
    expect(loose).toEqual([])
  })
})
