import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, inject, it, onTestFinished } from 'vitest'
import { book, expectNoTrouble, search } from '../journeys/story.ts'
import { closeBrowser, traveller } from '../journeys/traveller.ts'
import { stepsOf } from './guide.ts'
import { freePort, runOn, type } from './shell.ts'

afterAll(closeBrowser)

/** Does what a page of the guide says, word for word but for addresses and ports, in an empty folder; gives its address. */
async function follow(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `staykit-quick-${name}-`))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const port = String(await freePort())
  const here = (text: string) =>
    text.replaceAll('http://localhost:8787', inject('urls').api).replaceAll('3000', port)
  // Angular refuses Node 20, which a partner's shell may have: it gets the Node of these tests.
  const typed = (command: string) =>
    name === 'angular' ? `export PATH='${dirname(process.execPath)}':$PATH; ${here(command)}` : here(command)
  const steps = stepsOf(name)
  const last = steps.at(-1)
  if (!last || !('command' in last)) throw new Error(`${name} does not end with a command that runs`)
  let cwd = folder
  for (const step of steps.slice(0, -1)) {
    if ('file' in step) writeFileSync(join(cwd, step.file), here(step.text))
    else if (step.command.startsWith('cd ')) cwd = join(cwd, step.command.slice(3))
    else await type(typed(step.command), cwd)
  }
  const address = `http://localhost:${port}/`
  await runOn(typed(last.command), cwd, address)
  return address
}

it.each([
  ['index', 'the script tag'],
  ['react', 'React'],
  ['vue', 'Vue'],
  ['svelte', 'Svelte'],
  ['angular', 'Angular'],
])(
  'the page "%s" of the guide, followed word for word in an empty folder, books a room with %s',
  async (name) => {
    const started = performance.now()
    const address = await follow(name)
    const isUp = performance.now()
    const person = await traveller(1280)
    await person.page.goto(address)
    await search(person.page, 'Lisbon', 20, 23)
    expect(await book(person.page, `quick-${name}-${Date.now()}@example.com`)).toMatch(/^ST-/)
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
    const count = stepsOf(name).length
    console.log(
      `quick start, ${name}: ${count} steps, ${seconds(started, isUp)} s to a running page, ${seconds(isUp, performance.now())} s to a booking`,
    )
    expectNoTrouble(person)
    await person.close()
  },
)
