import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { rooms } from '../mutation/rooms.ts'
import { quoting, textOf, withQuotes } from './quotes.ts'
import { readRuns } from './runs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const runs = readRuns()

it('each run names an existing command, its date, its commit and its cores', () => {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> }
  for (const [name, run] of runs) {
    const [npm, word, script = ''] = run.command.split(' ')
    expect([npm, word, Object.keys(scripts).includes(script)], name).toEqual(['npm', 'run', true])
    expect(run.date, name).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(run.commit, name).toMatch(/^[0-9a-f]{7,40}$/)
    expect(run.cores, name).toBeGreaterThan(0)
    expect(run.what, name).toMatch(/\.$/)
    expect(Object.keys(run.figures), name).not.toEqual([])
  }
})

/** Files that write a record, besides the rooms of mutation tests. */
const writers = globSync(['tests/**/*.ts', 'packages/server/src/**/*.test.ts'], { cwd: root })

it('every file of figures is written by a command', () => {
  const written = writers
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\brecord\('([\w-]+)'/g)].map(([, name = '']) => name))
  const mutated = Object.keys(rooms).map((room) => `mutation-${room.replaceAll('/', '-')}`)
  for (const name of runs.keys()) expect([...written, ...mutated], name).toContain(name)
})

it.each(quoting)('%s quotes the figures as they are recorded', (file) => {
  expect(textOf(file)).toMatch(/<!-- figures: /)
  expect(textOf(file), 'npm run figures -- --quotes').toBe(withQuotes(textOf(file), runs))
})
