// npm run bench: what server and pages cost, as ratios and figures of one run. Nothing here is asserted: machines are noisy.
// Options go to the bench of the pages, see browser/run.ts: `npm run bench -- --peers DIR`.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const benches = [
  ['packages/server/bench/search.ts'],
  ['packages/server/bench/typeahead.ts'],
  ['scripts/build.ts'],
  ['tests/bench/browser/run.ts', ...process.argv.slice(2)],
  ['tests/size/print.ts'],
] as const

for (const args of benches) {
  console.log(`\n── ${args[0]}`)
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  const code = await new Promise((done) => child.on('close', done))
  if (code !== 0) process.exitCode = 1
}
