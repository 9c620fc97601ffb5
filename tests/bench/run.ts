// npm run bench: measures server and pages as ratios and figures of one run. It asserts nothing, because machines are noisy.
// `npm run bench -- --peers DIR` also measures the pages beside the peers of a kit, and ends with one table.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { record } from '../figures/record.ts'
import { type Run, readRuns } from '../figures/runs.ts'
import { tableFile } from './browser/build-pages.ts'
import { kitMinutes } from './browser/kit.ts'
import { readOptions } from './browser/options.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const options = process.argv.slice(2)
const { rounds, nets, kit } = readOptions()
const benches = [
  ['packages/server/bench/search.ts'],
  ['packages/server/bench/typeahead.ts'],
  ['scripts/build.ts'],
  ['packages/server/bench/pages.ts'],
  ['tests/size/print.ts'],
  ['tests/bench/browser/run.ts', ...options],
] as const
/** Minutes of the benches besides the pages, with a build, and of a round of our pages. */
const OTHERS = 6
const ROUND = 0.6

const minutes = Math.ceil(OTHERS + ROUND * (rounds + 1)) + (kit ? kitMinutes(rounds, nets) : 0)
console.log(`${rounds} rounds take about ${minutes} minutes on two idle cores`)

rmSync(tableFile, { force: true })
/** Matches lines "name: figure (budget …)" for the record. */
const figures: Record<string, string | number> = {}
for (const args of benches) {
  console.log(`\n── ${args[0]}`)
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['inherit', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
    process.stdout.write(chunk)
  })
  const code = await new Promise((done) => child.on('close', done))
  if (code !== 0) process.exitCode = 1
  for (const [, what = '', figure = ''] of output.matchAll(/^([^:\n]+): (.*\(budget .*)$/gm))
    figures[what] = figure
}
const what =
  'What server and pages cost: medians of one run, mostly as ratios to the least that does the same.'
const beside: Partial<Pick<Run, 'figures' | 'table'>> = existsSync(tableFile)
  ? JSON.parse(readFileSync(tableFile, 'utf8'))
  : {}
const { table } = beside
if (!process.exitCode)
  record('bench', {
    command: 'npm run bench',
    what,
    figures: { ...figures, ...beside.figures },
    ...(table && { table }),
  })
if (!process.exitCode) (await import('../figures/quotes.ts')).writeQuotes(readRuns())
