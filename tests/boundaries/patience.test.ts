import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lanes } from '../lanes.ts'
import { root } from '../run/phases.ts'

const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
const isTest = (file: string) =>
  /^tests\/|\/testing\/|\.test\.tsx?$|(vitest|test-runner)\.config\./.test(file)
const isOther = (file: string) => /^examples\/|^tests\/(bench|boundaries)\//.test(file)
const files = listed.split('\n').filter((file) => isTest(file) && !isOther(file))

/** A time-out below is one of the product that the test shortens. */
const SHORTEST_MS = 1_000
const timeouts = [
  // timeout: 15_000, testTimeout: 3 * 60_000, timeout: Math.max(90_000, …), withinMs = 20_000
  /(?:\b\w*timeout(?:Ms)?|\b(?:within|patience)Ms)\s*[:=]\s*(?:Math\.max)?\(?(\d[\d_]*(?:\s*\*\s*\d[\d_]*)*)/gi,
  // it('…', async () => {…}, 60_000)
  /\n\s*\},\s+(\d[\d_]*),?\s*\)/g,
  /\b(?:setDefaultTimeout|setDefaultNavigationTimeout|drain|AbortSignal\.timeout)\((\d[\d_]*)\)/g,
  /\bfinalStatus\([^()]*, (\d[\d_]*)\)/g,
]
const others = [
  // it('…', async () => {…}, 10 * MINUTES)
  /\n\s*\},\s+\d+ \* [A-Z]\w*\)/g,
  // A limit to how long something takes; a lower limit is no question of speed.
  /expect\([^\n]*? - \w*(?:start|began|begun|pressed)\w*\)[^\n]*?(?:toBeLessThan|within|below|most)\w*\(\d/g,
  /expect\(\w*(?:times|elapsed|took|longest|slowest)\b[^\n]*?(?:toBeLessThan|within|below|most)\w*\(\d/g,
]
const product = (text: string) =>
  text.split('*').reduce((total, part) => total * Number(part.replaceAll('_', '')), 1)

/** Returns the limits of a text that do not grow with the slowness of the machine. */
function impatient(text: string): string[] {
  const literals = timeouts.flatMap((way) =>
    [...text.matchAll(way)]
      .filter(([, ms = '']) => product(ms) >= SHORTEST_MS)
      .map(([found]) => found.trim()),
  )
  const limits = others.flatMap((way) => [...text.matchAll(way)].map(([found]) => found.trim()))
  const opens =
    /\b\w+\.(?:newContext|createBrowserContext|launchPersistentContext)\(|\bbrowser\.newPage\(/.exec(text)
  const isPatient = /\.setDefault(?:Navigation)?Timeout\((?:patience\(|withinMs)/.test(text)
  return [...literals, ...limits, ...(opens && !isPatient ? [opens[0]] : [])]
}

it('every time-out of a test grows with the slowness of the machine, and no test asserts its own speed', () => {
  const found = files.flatMap((file) =>
    impatient(readFileSync(join(root, file), 'utf8')).map((one) => `${file}: ${one}`),
  )
  expect(found).toEqual([])
})

it('finds a time-out and a limit in each form (control)', () => {
  const bad = [
    'await expect.poll(read, { timeout: 10_000 })',
    'export default { testTimeout: 3 * 3_600_000 }',
    'const options = { timeout: Math.max(90_000, RUNS * 200) }',
    'async function wait(withinMs = 20_000) {}',
    "it('a', async () => {\n}, 60_000)",
    "it(\n  'a',\n  async () => {\n  },\n  90_000,\n)",
    'beforeAll(async () => {\n}, 10 * MINUTES)',
    'page.setDefaultTimeout(15_000)',
    'await finalStatus(who, id, email, 60_000)',
    'const page = await browser.newPage()',
    'const context = await browser.newContext({ viewport })',
    'const page = await (await browser.createBrowserContext()).newPage()',
    'expect(performance.now() - started).toBeLessThan(1_000)',
    'expect((times[0] ?? 0) - start).to.be.within(200, 1_000)',
    'expect(times[Math.floor(times.length * 0.99)]).toBeLessThan(10)',
  ]
  for (const text of bad) expect(impatient(text), text).toHaveLength(1)
  const good = [
    'await expect.poll(read, { timeout: patience(10) })',
    'createServer({ headersTimeout: 200 })',
    'const page = await browser.newPage()\npage.setDefaultTimeout(patience(45))',
    'expect(performance.now() - started).toBeGreaterThan(1_000)',
  ]
  for (const text of good) expect(impatient(text), text).toEqual([])
})

it('lanes follow cores and memory', () => {
  const gigabytes = (count: number) => count * 1024 ** 3
  const of = (cores: number, memory = 64) => lanes(3, 1.5, { cores, memory: gigabytes(memory) })
  expect([1, 2, 4, 8].map((cores) => of(cores))).toEqual([1, 3, 6, 12])
  expect([1, 4, 8].map((memory) => of(8, memory))).toEqual([1, 2, 5])
})
