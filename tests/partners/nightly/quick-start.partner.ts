import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, inject, it, onTestFinished } from 'vitest'
import { freePort } from '../../free-port.ts'
import { book, expectNoTrouble, search, started } from '../../journeys/story.ts'
import { closeBrowser, traveller } from '../../journeys/traveller.ts'
import { stepsOf } from '../guide.ts'
import { runOn, type } from '../shell.ts'

afterAll(closeBrowser)

type Typed = (command: string) => string

// Angular 22 refuses Node 20, which a partner's shell may have: it gets the Node of these tests.
const onNewNode: Typed = (command) => `export PATH='${dirname(process.execPath)}':$PATH; ${command}`

/** Angular 20 runs on Node 20, with zone.js. */
const withAngular20: Typed = (command) => command.replace(/(@angular\/cli)@[\d.]+/, '$1@20.3.41')

/** Follows a page of the guide literally in an empty folder, with replaced addresses and ports; returns its address and folder. */
async function follow(name: string, typed: Typed): Promise<{ address: string; cwd: string }> {
  const folder = mkdtempSync(join(tmpdir(), `staykit-quick-${name}-`))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const port = String(await freePort())
  const here = (text: string) =>
    text.replaceAll('http://localhost:8787', inject('urls').api).replaceAll('3000', port)
  const steps = stepsOf(name)
  const last = steps.at(-1)
  if (!last || !('command' in last)) throw new Error(`${name} does not end with a command that runs`)
  let cwd = folder
  for (const step of steps.slice(0, -1)) {
    if ('file' in step) writeFileSync(join(cwd, step.file), here(step.text))
    else if (step.command.startsWith('cd ')) cwd = join(cwd, step.command.slice(3))
    else await type(typed(here(step.command)), cwd)
  }
  const address = `http://localhost:${port}/`
  await runOn(typed(here(last.command)), cwd, address)
  return { address, cwd }
}

/** The dev server replaces a module, and what is typed stays. */
async function seeHotReplacement(address: string, cwd: string): Promise<void> {
  const person = await traveller(1280)
  const { page } = person
  await page.goto(address)
  await started(page, 'stay-search')
  const field = page.locator('stay-search').getByRole('combobox')
  await field.fill('Lisbo')
  const file = join(cwd, 'src/App.tsx')
  writeFileSync(file, readFileSync(file, 'utf8').replace('<h1>Rooms</h1>', '<h1>Replaced</h1>'))
  await page.getByRole('heading', { name: 'Replaced' }).waitFor()
  expect(await field.inputValue()).toBe('Lisbo')
  expectNoTrouble(person)
  await person.close()
}

/** Next has the tag and the first state of a search in its HTML; the element hydrates it without an error of React. */
async function seeNext(address: string): Promise<void> {
  const htmlOf = (path: string) => fetch(`${address}${path}`).then((answer) => answer.text())
  expect(await htmlOf('')).toMatch(/<stay-booking ref-id="8183" api-base="[^"]+"><\/stay-booking>/)
  const served = await htmlOf('search')
  expect(served).toMatch(/<stay-search [^>]*><template shadowrootmode="open">/)
  expect(served).toContain('name="location-name"')
  const person = await traveller(1280)
  await person.page.goto(`${address}search`)
  await started(person.page, 'stay-search')
  await person.page.locator('stay-search').getByRole('combobox').fill('Lisbo')
  await person.page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .waitFor()
  expectNoTrouble(person)
  await person.close()
}

interface Start {
  readonly name: string
  readonly framework: string
  readonly typed?: Typed
  readonly see?: (address: string, cwd: string) => Promise<void>
}

const starts: readonly Start[] = [
  { name: 'index', framework: 'the script tag' },
  { name: 'react', framework: 'React', see: seeHotReplacement },
  { name: 'vue', framework: 'Vue' },
  { name: 'svelte', framework: 'Svelte' },
  { name: 'angular', framework: 'Angular', typed: onNewNode },
  { name: 'angular', framework: 'Angular 20 on Node 20', typed: withAngular20 },
  { name: 'next', framework: 'Next', see: seeNext },
]

it.each(starts)(
  'the page "$name" of the guide, followed word for word in an empty folder, books a room with $framework',
  async ({ name, framework, typed = (command) => command, see }) => {
    const started = performance.now()
    const { address, cwd } = await follow(name, typed)
    const isUp = performance.now()
    const person = await traveller(1280)
    await person.page.goto(address)
    await search(person.page, 'Lisbon', 20, 23)
    expect(await book(person.page, `quick-${name}-${Date.now()}@example.com`)).toMatch(/^ST-/)
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
    const count = stepsOf(name).length
    console.log(
      `quick start, ${framework}: ${count} steps, ${seconds(started, isUp)} s to a running page, ${seconds(isUp, performance.now())} s to a booking`,
    )
    expectNoTrouble(person)
    await person.close()
    await see?.(address, cwd)
  },
  // Installs and builds another framework, on a machine that runs a second one at the same time.
)
