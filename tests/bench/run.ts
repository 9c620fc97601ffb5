// npm run bench: measures server and pages as ratios and figures of one run. It asserts nothing, because machines are noisy.
// Options apply to the bench of the pages, see browser/run.ts: `npm run bench -- --peers DIR`.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { record } from '../figures/record.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const benches = [
  ['packages/server/bench/search.ts'],
  ['packages/server/bench/typeahead.ts'],
  ['scripts/build.ts'],
  ['tests/bench/browser/run.ts', ...process.argv.slice(2)],
  ['tests/size/print.ts'],
] as const

/** Matches lines "name: figure (budget …)" for the record. */
const figures: Record<string, string> = {}
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
if (!process.exitCode) record('bench', { command: 'npm run bench', what, figures })
