import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, expect, inject, it, onTestFinished } from 'vitest'
import { book, expectNoTrouble, search } from '../journeys/story.ts'
import { closeBrowser, traveller } from '../journeys/traveller.ts'
import { stepsOf } from './guide.ts'

afterAll(closeBrowser)

/** What a partner's shell finds: nothing of this repository. */
const env = {
  ...process.env,
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
  NODE_ENV: '',
  CI: '',
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

function type(command: string, cwd: string): Promise<void> {
  const child = spawn('bash', ['-c', command], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return new Promise((done, failed) =>
    child.on('close', (code) => (code === 0 ? done() : failed(new Error(`${command}: ${said}`)))),
  )
}

/** A command that goes on running; its whole group ends with the test. */
function runOn(command: string, cwd: string): void {
  const child = spawn('bash', ['-c', command], { cwd, env, stdio: 'ignore', detached: true })
  onTestFinished(() => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  })
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Does what a page of the guide says, word for word but for addresses and ports, in an empty folder; gives its address. */
async function follow(name: string): Promise<string> {
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
    else await type(here(step.command), cwd)
  }
  runOn(here(last.command), cwd)
  const address = `http://localhost:${port}/`
  await expect.poll(() => answers(address), { timeout: 60_000, interval: 200 }).toBe(true)
  return address
}

it.each([
  ['index', 'the script tag'],
  ['react', 'React'],
  ['vue', 'Vue'],
  ['svelte', 'Svelte'],
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
