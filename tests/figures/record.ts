import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { figuresFolder, type Run } from './runs.ts'

/** Writes the latest result of a long run to docs/figures. */
export function record(name: string, run: Pick<Run, 'command' | 'what' | 'figures' | 'table'>): void {
  const { command, what, figures, table } = run
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  }).trim()
  const date = new Date().toISOString().slice(0, 10)
  const whole: Run = {
    command,
    what,
    date,
    commit,
    cores: availableParallelism(),
    figures,
    ...(table && { table }),
  }
  mkdirSync(figuresFolder, { recursive: true })
  writeFileSync(join(figuresFolder, `${name}.json`), `${JSON.stringify(whole, null, 2)}\n`)
}

/** Formats counts: "200: 1,234, 503: 5". */
export function counted(counts: ReadonlyMap<string | number, number>): string {
  const sorted = [...counts].sort(([, a], [, b]) => b - a)
  return sorted.map(([name, count]) => `${name}: ${count.toLocaleString('en')}`).join(', ')
}
