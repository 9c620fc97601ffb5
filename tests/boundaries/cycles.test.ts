import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cyclesOf, graphOf, specifiersIn } from './import-graph.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const rooms = [
  'packages/domain/src',
  'packages/contract/src',
  'packages/stores/src',
  'packages/server/src',
  'sdk/src',
]

/** Rooms without cycles, also among types and lazy imports. */
const strict = ['packages/domain/src', 'packages/contract/src', 'packages/server/src']

function sourcesOf(room: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', room], {
    cwd: root,
    encoding: 'utf8',
  })
  return (
    listed
      .split('\n')
      .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)))
      .map((file) => file.slice(room.length + 1))
      // Tests and test helpers may import anything.
      .filter((file) => !/\.test\.tsx?$|(^|\/)testing(\/|\.tsx?$)/.test(file))
  )
}

const graphOfRoom = (room: string, all: boolean) => graphOf(join(root, room), sourcesOf(room), all)

describe('import cycles', () => {
  it.each(rooms)('%s has no cycle', (room) => {
    const graph = graphOfRoom(room, false)
    expect([...graph.values()].flat().length).toBeGreaterThan(10)
    expect(cyclesOf(graph)).toEqual([])
  })

  it.each(strict)('%s has no cycle of types or lazy imports', (room) => {
    expect(cyclesOf(graphOfRoom(room, true))).toEqual([])
  })
})

describe('the cycle check', () => {
  it('finds a cycle of two files and one of three, each once', () => {
    const cycles = cyclesOf(
      new Map([
        ['app.ts', ['a/one.ts', 'b/two.ts']],
        ['a/one.ts', ['b/two.ts']],
        ['b/two.ts', ['c.ts']],
        ['c.ts', ['a/one.ts']],
        ['d/three.ts', ['d/four.ts']],
        ['d/four.ts', ['d/three.ts', 'app.ts']],
      ]),
    )
    expect(cycles).toEqual(['a/one.ts → b/two.ts → c.ts → a/one.ts', 'd/three.ts → d/four.ts → d/three.ts'])
  })

  it('reads every form of import, and includes types and lazy imports only with `all`', () => {
    const text = `
      import type { A } from './a.ts'
      import { b, type B } from './b.ts'
      import {
        c,
      } from './c.ts'
      export * from './d.ts'
      export type { E } from './e.ts'
      import './f.ts'
      const g = await import('./g.ts')`
    expect(specifiersIn(text, false)).toEqual(['./b.ts', './c.ts', './d.ts', './f.ts'])
    expect(specifiersIn(text, true)).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `./${name}.ts`),
    )
  })
})
