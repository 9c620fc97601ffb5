import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readRuns } from './runs.ts'

const runs = readRuns()

it('each run names an existing command, its date, its commit and its cores', () => {
  const manifest = readFileSync(
    join(fileURLToPath(new URL('../..', import.meta.url)), 'package.json'),
    'utf8',
  )
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
