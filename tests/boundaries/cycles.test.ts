import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cyclesOf, graphOf } from './import-graph.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Rooms whose folders depend on each other in one direction only. */
const rooms = [
  'packages/domain/src',
  'packages/contract/src',
  'packages/stores/src',
  'packages/server/src',
  'sdk/src',
]

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
      // Tests, and what only tests use, may import anything.
      .filter((file) => !/\.test\.tsx?$|(^|\/)testing(\/|\.tsx?$)/.test(file))
  )
}

const cyclesIn = (room: string) => cyclesOf(graphOf(join(root, room), sourcesOf(room)))

describe('folders depend on each other in one direction', () => {
  it.each(rooms)('in %s', (room) => {
    expect(cyclesIn(room)).toEqual([])
  })
})

describe('a cycle would be found', () => {
  it('between two folders, through a file beside them, and deep down', () => {
    const found = cyclesOf(
      new Map([
        ['app.ts', ['a/one.ts', 'b/two.ts']],
        ['a/one.ts', ['b/two.ts']],
        ['b/two.ts', ['c.ts']],
        ['c.ts', ['a/deep/x/three.ts']],
        ['a/deep/x/three.ts', ['a/deep/y/four.ts', 'a/one.ts']],
        ['a/deep/y/four.ts', ['a/deep/x/three.ts']],
      ]),
    )
    expect(found).toEqual([
      'in .: a → b (a/one.ts imports b/two.ts) → c.ts (b/two.ts imports c.ts) → a (c.ts imports a/deep/x/three.ts)',
      'in a/deep: x → y (a/deep/x/three.ts imports a/deep/y/four.ts) → x (a/deep/y/four.ts imports a/deep/x/three.ts)',
    ])
  })

  it('between a file and the folder beside it', () => {
    const both = new Map([
      ['a/one.ts', ['b/two.ts', 'a/deep/three.ts']],
      ['a/deep/three.ts', ['a/one.ts', 'b/two.ts']],
      ['b/two.ts', []],
    ])
    // Seen from outside a folder and what is in it are one, so b is in no cycle.
    expect(cyclesOf(both)).toEqual([
      'in a: one.ts → deep (a/one.ts imports a/deep/three.ts) → one.ts (a/deep/three.ts imports a/one.ts)',
    ])
  })
})
