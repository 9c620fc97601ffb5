// npm run bench: what the server costs, as ratios and figures of one run. Nothing here is asserted: machines are noisy.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const benches = ['packages/server/bench/search.ts', 'packages/server/bench/typeahead.ts']

for (const file of benches) {
  console.log(`\n── ${file}`)
  const child = spawn(process.execPath, [file], { cwd: root, stdio: 'inherit' })
  const code = await new Promise((done) => child.on('close', done))
  if (code !== 0) process.exitCode = 1
}
