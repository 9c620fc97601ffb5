import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Score {
  readonly passed: number
  readonly failed: number
  /** Names of failed tests, each with its reason. */
  readonly names?: readonly string[]
}

interface VitestResult {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal, and its cursor
const plain = (text: string) => text.replace(/\u001b\[[\d;]*[A-Za-z]/g, '')

/** The first lines of an error and its place in our files, on one line, so that a truncated log still shows the reason. */
function reason(text = ''): string {
  const lines = plain(text).split('\n')
  const place = lines.find((line) => /^\s+at .*\.ts:\d/.test(line) && !line.includes('node_modules'))
  return [...lines.slice(0, 3), place ?? ''].map((line) => line.trim().slice(0, 300)).join(' ')
}

function failedIn({ testResults }: VitestResult): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${reason(failureMessages?.[0])}`)
    const own = tests.length === 0 && status === 'failed' ? [`the file itself: ${reason(message)}`] : tests
    return own.map((test) => `${name.replace(root, '')}: ${test}`)
  })
}

/** Parses the JSON report of Vitest; undefined when there is none. */
export function vitestScore(file: string): Score | undefined {
  if (!existsSync(file)) return undefined
  const result: VitestResult = JSON.parse(readFileSync(file, 'utf8'))
  const { numPassedTests, numFailedTests, numFailedTestSuites } = result
  // A file that does not load fails without a failed test.
  const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites
  return { passed: numPassedTests, failed, names: failedIn(result) }
}

/** Screens at which browser tests failed (`keepLastScreen`). */
export function lastScreens(text: string): string[] {
  return plain(text)
    .split('\n')
    .filter((line) => line.startsWith('failed at '))
}

/** The reason of a runner that failed without a failed test: its unhandled errors, or its last lines. */
export function lastWords(text: string): string {
  const lines = plain(text)
    .split('\n')
    .filter((line) => line.trim())
  const unhandled = lines.findIndex((line) => line.includes('Unhandled Error'))
  const last = unhandled < 0 ? lines.slice(-12) : lines.slice(unhandled, unhandled + 12)
  return last.map((line) => line.trim().slice(0, 200)).join(' ')
}

/** Parses the last summary that web-test-runner printed; undefined when there is none. */
export function webTestRunnerScore(text: string): Score | undefined {
  const last = (word: string) => [...text.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].at(-1)?.[1]
  const passed = last('passed')
  let file = ''
  const names: string[] = []
  for (const [, heading, test, why] of plain(text).matchAll(/^(\S+\.test\.tsx):$|❌ (.+)\n(.*)/gm)) {
    file = heading ?? file
    if (test) names.push(`${file}: ${test}: ${reason(why)}`)
  }
  return passed ? { passed: Number(passed), failed: Number(last('failed') ?? 0), names } : undefined
}
