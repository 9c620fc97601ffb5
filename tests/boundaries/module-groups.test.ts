import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { specifiersIn } from './import-graph.ts'

const modules = join(import.meta.dirname, '../../packages/server/src/modules')
const isTest = /\.test\.ts$|(^|\/)testing(\/|\.ts$)/

/** Pairs that need each other until the quote has a place of its own. */
const OPEN = ['booking ⇄ payments']

/** Group → group of each import between groups; files are below modules/. */
function neededBy(files: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>()
  for (const [file, text] of files)
    for (const target of specifiersIn(text, true)) {
      const [own, other] = [file, normalize(join(dirname(file), target))].map((path) => path.split('/'))
      if (other && other.length > 1 && other[0] !== '..' && own?.[0] !== other[0])
        found.add(`${own?.[0]} → ${other[0]}`)
    }
  return found
}

const pairsOf = (needed: ReadonlySet<string>) =>
  [...needed]
    .map((arrow) => arrow.split(' → '))
    .filter(([a = '', b = '']) => a < b && needed.has(`${b} → ${a}`))
    .map(([a, b]) => `${a} ⇄ ${b}`)

describe('groups of modules', () => {
  it('need each other in one direction', () => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', '*/*.ts'], {
      cwd: modules,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => file && existsSync(join(modules, file)) && !isTest.test(file))
    const needed = neededBy(
      new Map(files.map((file) => [file, readFileSync(join(modules, file), 'utf8')] as const)),
    )
    expect(needed.size).toBeGreaterThan(10)
    expect(pairsOf(needed)).toEqual(OPEN)
  })

  it('the check finds two that need each other (control)', () => {
    const needed = neededBy(
      new Map([
        ['brand/brands/a.ts', "import { x } from '../../mail/notice.ts'\nimport { y } from './b.ts'\n"],
        ['mail/notice.ts', "import type { z } from '../brand/brands/a.ts'\nimport { w } from '../deps.ts'\n"],
      ]),
    )
    expect(pairsOf(needed)).toEqual(['brand ⇄ mail'])
  })
})
