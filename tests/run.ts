// npm test: lint, types, unit, server, elements, faults, journeys; npm run check: what needs no database and no browser; npm run
// test:partners: what a partner has in place of ours: React itself under the elements, and the packed SDK in projects of
// other frameworks, with packages from npm; npm run test:operations: servers as an operator runs them, in processes of their
// own. Ends with the names of what failed and "N passed, N failed".
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumPath } from './chromium.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = join(root, 'tests/out')
const bin = (name: string) => join(root, 'node_modules/.bin', name)

interface Score {
  passed: number
  failed: number
  /** Names of what failed, each with its reason. */
  names?: readonly string[]
  /** Names of what passed at the second try only, each with the reason of the first. */
  second?: readonly string[]
}

interface Phase {
  name: string
  command: string[]
  env?: Readonly<Record<string, string>>
  /** Reads how many tests passed from the phase's result; a phase without it is one check. */
  score?: (text: string) => Score | undefined
}

interface VitestResult {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** What went wrong, and where in our own files, in one line: a log that is cut short still says why. */
const reason = (text = ''): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
  const lines = text.replace(/\u001b\[[\d;]*m/g, '').split('\n')
  const place = lines.find((line) => /^\s+at .*\.ts:\d/.test(line) && !line.includes('node_modules'))
  return [...lines.slice(0, 3), place ?? ''].map((line) => line.trim().slice(0, 300)).join(' ')
}

const failedIn = ({ testResults }: VitestResult): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${reason(failureMessages?.[0])}`)
    const own = tests.length === 0 && status === 'failed' ? [`the file itself: ${reason(message)}`] : tests
    return own.map((test) => `${name.replace(`${root}`, '')}: ${test}`)
  })

const secondTriesIn = ({ testResults }: VitestResult): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages }) =>
          `${name.replace(root, '')}: ${fullName}: ${reason(failureMessages?.[0])}`,
      ),
  )

const vitest = (name: string, config: string): Phase => {
  const file = join(out, `${name}.json`)
  return {
    name,
    command: [
      bin('vitest'),
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    score: () => {
      if (!existsSync(file)) return undefined
      const result = JSON.parse(readFileSync(file, 'utf8'))
      return {
        passed: result.numPassedTests,
        failed: result.numFailedTests + result.numFailedTestSuites * Number(result.numFailedTests === 0),
        names: failedIn(result),
        second: secondTriesIn(result),
      }
    },
  }
}

/** Element tests: on the shim, or as the environment says. */
const elements = (name: string, env: Record<string, string> = {}): Phase => ({
  name,
  command: [bin('web-test-runner'), '--config', 'sdk/web-test-runner.config.mjs'],
  env,
  score: (text) => {
    const passed = [...text.matchAll(/(\d+) passed/g)].at(-1)?.[1]
    const failed = [...text.matchAll(/(\d+) failed/g)].at(-1)?.[1]
    const names = [...text.matchAll(/❌ (.+)\n\s*(.*)/g)].map(
      ([, test, why = '']) => `${test}: ${reason(why)}`,
    )
    return passed ? { passed: Number(passed), failed: Number(failed ?? 0), names } : undefined
  },
})

const phases: Record<string, Phase> = {
  lint: { name: 'lint', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  build: { name: 'build', command: [process.execPath, 'scripts/build.ts'] },
  types: { name: 'types', command: [bin('tsc'), '--noEmit'] },
  pages: { name: 'types of pages', command: [bin('astro'), 'check', '--root', 'site'] },
  unit: vitest('unit', 'tests/vitest.unit.config.ts'),
  server: vitest('server', 'packages/server/vitest.config.ts'),
  elements: elements('elements'),
  react: elements('elements on React', { STAY_REACT: '1' }),
  faults: vitest('faults', 'tests/vitest.faults.config.ts'),
  journeys: vitest('journeys', 'tests/vitest.journeys.config.ts'),
  partners: vitest('partners', 'tests/vitest.partners.config.ts'),
  operations: vitest('operations', 'tests/vitest.operations.config.ts'),
}

/** `alone`: its words are printed as they come; those of phases that run beside others, when they are over. */
function run({ name, command, env: own, score }: Phase, alone: boolean): Promise<Score> {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const [file = '', ...args] = command
  return new Promise((done) => {
    let text = ''
    const env = {
      ...process.env,
      CHROMIUM: chromium,
      ASTRO_TELEMETRY_DISABLED: '1',
      FORCE_COLOR: '0',
      ...own,
    }
    const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text += chunk
        if (alone) process.stdout.write(chunk)
      })
    }
    child.on('close', (code) => {
      if (!alone) process.stdout.write(`\n── ${name}\n${text}`)
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      const counted = score?.(text) ?? { passed: Number(code === 0), failed: Number(code !== 0) }
      // A runner that fails without a failed test (a crash, an unhandled error) is a failure all the same.
      if (code !== 0 && counted.failed === 0) counted.failed = 1
      console.log(`── ${name}: ${counted.passed} passed, ${counted.failed} failed in ${seconds} s`)
      done(counted)
    })
  })
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const quick = ['lint', 'build', 'types', 'pages', 'unit']
const wanted = process.argv.slice(2).flatMap((name) => (name === 'check' ? quick : [name]))
/** One after the other, except what needs one core and no browser. */
const order = [
  ['lint'],
  ['build'],
  ['types', 'pages', 'unit'],
  ['server'],
  ['elements'],
  ['faults'],
  ['journeys'],
  ['react'],
  ['partners'],
  ['operations'],
]
/** Only when it is asked for. */
const apart = ['react', 'partners', 'operations']
const needsBrowser = ['elements', 'journeys', 'react', 'partners', 'operations']
const chromium =
  wanted.length === 0 || wanted.some((name) => needsBrowser.includes(name)) ? chromiumPath() : ''
const total: Score = { passed: 0, failed: 0 }
const summary: string[] = []
const failures: string[] = []
const secondTries: string[] = []
for (const group of order) {
  const names = group.filter((name) => (wanted.length === 0 ? !apart.includes(name) : wanted.includes(name)))
  const found = names.flatMap((name) => phases[name] ?? [])
  const scores = await Promise.all(found.map((phase) => run(phase, found.length === 1)))
  for (const [index, { passed, failed, names: failing = [], second = [] }] of scores.entries()) {
    total.passed += passed
    total.failed += failed
    secondTries.push(...second)
    if (failed > 0) failures.push(...(failing.length > 0 ? failing : [`${names[index]}`]))
    summary.push(`${names[index]} ${passed}/${passed + failed}`)
  }
}
for (const name of secondTries) console.log(`passed at the second try: ${name}`)
for (const name of failures) console.log(`failed: ${name}`)
console.log(`\n${summary.join(', ')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
