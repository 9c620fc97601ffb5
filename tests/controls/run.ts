// npm run controls -- <one-core | two-loops | ci-beside-a-loop> [times]: the tests on a machine that has less time for them. A
// test that fails only here is a fault of the test or of the product. Linux only: it needs taskset.
import { type ChildProcess, spawn } from 'node:child_process'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'

interface Control {
  readonly loops: number
  readonly command: readonly [string, ...string[]]
}

const controls: Readonly<Record<string, Control>> = {
  'one-core': { loops: 0, command: ['taskset', '-c', '0', 'npm', 'test'] },
  'two-loops': { loops: 2, command: ['npm', 'test'] },
  'ci-beside-a-loop': { loops: 1, command: ['bash', '.ci/run'] },
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const MINUTE_MS = 60_000

/** A program that never waits. */
const busyLoop = (): ChildProcess => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })

const ended = (child: ChildProcess) =>
  new Promise<number>((done) => child.on('close', (code) => done(code ?? 1)))

/** Runs once; returns what came of it. */
async function runOnce({ loops, command: [file, ...args] }: Control) {
  const start = Date.now()
  const loads: number[] = []
  const busy = Array.from({ length: loops }, busyLoop)
  const stop = () => {
    for (const loop of busy) loop.kill()
  }
  process.once('exit', stop)
  const timer = setInterval(() => loads.push(loadavg()[0] ?? 0), MINUTE_MS)
  const code = await ended(spawn(file, args, { cwd: root, stdio: 'inherit' }))
  clearInterval(timer)
  stop()
  const load = loads.reduce((sum, each) => sum + each, 0) / Math.max(1, loads.length)
  return { code, seconds: Math.round((Date.now() - start) / 1_000), load: load.toFixed(1) }
}

const [name = '', times = '1'] = process.argv.slice(2)
const control = controls[name]
if (!control) {
  console.error(`There is no control "${name}"; there are ${Object.keys(controls).join(', ')}.`)
  process.exit(2)
}
const results = []
for (let turn = 0; turn < Number(times); turn++) results.push(await runOnce(control))
console.table(
  results.map(({ code, ...rest }) => ({ control: name, result: code === 0 ? 'green' : 'red', ...rest })),
)
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1
