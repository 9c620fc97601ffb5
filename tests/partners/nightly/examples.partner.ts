import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { freePort } from '../../free-port.ts'
import { expectNoTrouble } from '../../journeys/story.ts'
import { bothWidths, closeBrowser, traveller } from '../../journeys/traveller.ts'
import { ways } from '../example-ways.ts'
import { runOn, type } from '../shell.ts'

afterAll(closeBrowser)

const examples = fileURLToPath(new URL('../../../examples/', import.meta.url))
/** Examples of pages. tests/deploy and tests/operations cover `self-hosted`, which is a server. */
const names = globSync('*/README.md', { cwd: examples })
  .map((file) => file.split('/')[0] ?? '')
  .filter((name) => name !== 'self-hosted')

/** The commands of a README for the example's folder, and the address that it names. */
function wordsOf(readme: string): { commands: string[]; port: string } {
  const typed = /^```sh\n([\s\S]*?)^```$/m.exec(readme)?.[1]?.trim().split('\n') ?? []
  const [go = '', ...commands] = typed
  const port = /<http:\/\/localhost:(\d+)>/.exec(readme)?.[1] ?? ''
  expect(go).toMatch(/^cd examples\//)
  return { commands, port }
}

/** Starts an example in a separate folder as its README says, with replaced addresses and ports; returns its address. */
async function start(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `staykit-example-${name}-`))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const filter = (from: string) => !/\/(node_modules|dist)$/.test(from)
  cpSync(join(examples, name), folder, { recursive: true, filter })
  const { commands, port } = wordsOf(readFileSync(join(folder, 'README.md'), 'utf8'))
  const own = String(await freePort())
  for (const file of globSync('**/*.*', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8')
    const moved = text.replaceAll('http://localhost:8787', inject('urls').api).replaceAll(port, own)
    writeFileSync(join(folder, file), moved)
  }
  for (const command of commands.slice(0, -1)) await type(command, folder)
  const address = `http://localhost:${own}/`
  await runOn(commands.at(-1) ?? '', folder, address)
  return address
}

describe('examples', () => {
  it('each has a journey here', () => expect(Object.keys(ways).sort()).toEqual(names.sort()))

  it.each(Object.entries(ways))(
    '%s starts alone, as its README says, and takes a traveller on the way',
    async (name, way) => {
      const node = (await type('node --version', tmpdir())).trim()
      const started = performance.now()
      const address = await start(name)
      const isUp = performance.now()
      for (const width of bothWidths) {
        const person = await traveller(width)
        await person.page.goto(address)
        await way(person.page, width)
        expectNoTrouble(person)
        await person.close()
      }
      const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
      console.log(
        `example ${name}, Node ${node}: ${seconds(started, isUp)} s to a running page, ${seconds(isUp, performance.now())} s in it`,
      )
    },
  )
})
