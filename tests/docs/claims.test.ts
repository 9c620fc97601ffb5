import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter(Boolean)
const folders = new Set(
  files.flatMap((file) => {
    const parts = file.split('/').slice(0, -1)
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  }),
)
const places = [...files, ...folders]
const tops = new Set(files.map((file) => file.split('/', 1)[0]))

/** What people read to learn how this repository works; history and requirements speak of other times and places. */
const pages = files.filter(
  (file) =>
    file.endsWith('.md') &&
    !/^(\.changeset|docs\/requirements|site\/src\/content)\/|^CHANGELOG/.test(file) &&
    !/^- Status: superseded/m.test(read(file)),
)

const isSource = /\.(ts|tsx|astro|json|md|css|mjs|cjs)$/
/** Outputs of a build or of a run, and files that a recipe or a guide lets its reader write. */
const isMade = /(^|\/)(dist|node_modules|out)(\/|$)|^gift\//

/** Whether text in backticks means a file or folder of this repository. `<resource>` stands for any name. */
function isPath(code: string, page: string): boolean {
  if (!/^[\w@.<>[\]-]+(\/[\w@.<>[\]-]+)+\/?$/.test(code) || isMade.test(code)) return false
  const [first = ''] = code.split('/', 1)
  if (first === '@staykit') return true
  const isHere = folders.has(posix.join(posix.dirname(page), first))
  return isSource.test(code) || tops.has(first) || (isHere && first !== 'react')
}

const workspace = (name: string) => (name === 'sdk' ? name : `packages/${name}`)
/** Whether a package of this repository exports a module: `@staykit/sdk/search`. */
function isExported(name: string, entry: string[]): boolean {
  const { exports } = JSON.parse(read(`${workspace(name)}/package.json`))
  const wanted = ['.', ...entry].join('/')
  return Object.keys(exports).some((key) => {
    const [start = '', end] = key.split('*')
    return end === undefined ? key === wanted : wanted.startsWith(start) && wanted.endsWith(end)
  })
}

function exists(code: string, page: string): boolean {
  const [scope, name = '', ...entry] = code.split('/')
  if (scope === '@staykit') return isExported(name, entry)
  const path = code.replace(/\/$/, '')
  const pattern = path.replace(/[.[\]]/g, '\\$&').replace(/<[\w-]+>/g, '[^/]+')
  const end = new RegExp(`(^|/)${pattern}$`)
  const here = posix.join(posix.dirname(page), path)
  return files.includes(here) || folders.has(here) || places.some((place) => end.test(place))
}

const prose = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')
const codes = (text: string) => [...prose(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
const missingPaths = (text: string, page: string) =>
  codes(text).filter((code) => isPath(code, page) && !exists(code, page))

const scriptsOf = (file: string): string[] =>
  files.includes(file) ? Object.keys(JSON.parse(read(file)).scripts ?? {}) : []
/** Commands of the root and of the workspace that a README is part of; a guide runs in a project of its reader. */
const missingScripts = (text: string, page: string) => {
  const scripts = [
    ...scriptsOf('package.json'),
    ...scriptsOf(posix.join(posix.dirname(page), 'package.json')),
  ]
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  return page.startsWith('docs/guide/') ? [] : named.filter((name) => !scripts.includes(name))
}
const missingConfigs = (text: string) =>
  [...text.matchAll(/--config ([\w./-]+\.[cm]?[jt]s)/g)]
    .map(([, file = '']) => file)
    .filter((file) => !files.includes(file))

describe('a page', () => {
  it.each(pages)('%s names files, folders, scripts and configurations that exist', (page) => {
    const text = read(page)
    expect([...missingPaths(text, page), ...missingScripts(text, page), ...missingConfigs(text)]).toEqual([])
  })

  it('fails when it names others', () => {
    const text = [
      '`packages/server/src/gone`, `src/gone.ts`, `modules/<resource>/gone.ts`, `tests/docs/claims.test.ts`',
      '`@staykit/sdk/search`, `@staykit/sdk/gone`',
      'npm run gone, npm run lint, npx vitest run --config tests/vitest.gone.config.ts',
    ].join('\n')
    expect(missingPaths(text, 'README.md')).toEqual([
      'packages/server/src/gone',
      'src/gone.ts',
      'modules/<resource>/gone.ts',
      '@staykit/sdk/gone',
    ])
    expect(missingScripts(text, 'README.md')).toEqual(['gone'])
    expect(missingConfigs(text)).toEqual(['tests/vitest.gone.config.ts'])
    expect(pages.length).toBeGreaterThan(100)
  })
})
