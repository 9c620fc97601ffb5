import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { figuresPage, pageText, readRuns } from './page.ts'

const runs = readRuns()

it('docs/figures.md is what docs/figures says: `npm run figures` writes it', () => {
  expect(readFileSync(figuresPage, 'utf8')).toBe(pageText(runs))
})

it('every run has a command that there is, and says when, at which commit and on how many cores', () => {
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

it('a figure that was changed by hand in the page is noticed (control)', () => {
  const run = { command: 'npm run x', what: 'X.', date: '2026-11-22', commit: 'abcdef0', cores: 2 }
  const text = (kills: number) => pageText(new Map([['x', { ...run, figures: { kills } }]]))
  expect(text(1)).toContain('| kills | 1 |')
  expect(text(1)).not.toBe(text(2))
})
