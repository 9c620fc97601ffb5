import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { day } from '../journeys/traveller.ts'
import { bundled } from './bundle.ts'
import { codeOf } from './guide.ts'
import { closeBrowser, openPage } from './page.ts'
import { type PartnerFolder, partnerFolder } from './partner-folder.ts'

let folder: PartnerFolder
beforeAll(async () => {
  folder = await partnerFolder('headless', { react: '19.3.1', 'react-dom': '19.3.1' })
})
afterAll(async () => {
  folder.remove()
  await closeBrowser()
})

/** A snippet with the address of the running API and with future dates. */
const here = (code: string) =>
  code
    .replaceAll(/http:\/\/localhost:8787|https:\/\/api\.example\.com/g, inject('urls').api)
    .replaceAll('2027-05-14', day(20))
    .replaceAll('2027-05-17', day(22))
const only = (name: string, language: string, about: string): string => {
  const [found, ...more] = codeOf(name, language).filter((code) => code.includes(about))
  if (!found || more.length > 0)
    throw new Error(`docs/guide/${name}.md must have exactly one snippet about ${about}`)
  return here(found)
}

describe('programs of the guide, with the packed package on Node 20', () => {
  it('headless: prints the hotels of the city', async () => {
    folder.write('headless.mjs', `${only('headless', 'js', 'createStaykit')}\nprocess.exit(0)`)
    const { code, output } = await folder.node('headless.mjs')
    expect(code, output).toBe(0)
    expect(output).toContain('loading undefined')
    expect(output).toMatch(/ready \[\s*'Testville Grand Hotel'/)
  })

  it('headless: runs the snippet of the README, and names input that is missing', async () => {
    const readme = readFileSync(new URL('../../sdk/README.md', import.meta.url), 'utf8')
    const [, snippet = ''] = /## Headless[\s\S]*?```js\n([\s\S]*?)```/.exec(readme) ?? []
    const typed = here(snippet).replace("id: '800'", "id: '9000001'").replace('2026-12-10', day(20))
    const run = typed.replace('2026-12-12', day(22))
    folder.write('readme.mjs', `${run}\nprocess.exit(0)`)
    expect((await folder.node('readme.mjs')).output).toMatch(/ready \[\s*'Testville Grand Hotel'/)
    folder.write('wrong.mjs', run.replace(/occupancy: .*/, 'rooms: 1,'))
    expect((await folder.node('wrong.mjs')).output).toContain(
      'TypeError: occupancy must be a list of rooms, such as [{ adults: 2, childAges: [] }]',
    )
  })

  it('server rendering: writes search, results and hotel', async () => {
    const code = only('server-rendering', 'js', 'renderHotel(')
    const stay = [day(20), day(22)].map((date) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1'))
    const dated = code.replace('2267057/12-12-2026/12-14-2026', `9000001/${stay.join('/')}`)
    folder.write('render.mjs', `${dated}\nconsole.log(search.html, results.html, hotel.html)`)
    const { output } = await folder.node('render.mjs')
    expect(output).toContain('name="location-name"')
    expect(output.match(/part="listing"/g)?.length).toBeGreaterThan(3)
    expect(output).toContain('part="rate"')
  })

  it('server rendering on Node: a form opens the results, or reports that it found nothing', async () => {
    folder.write(
      'server.mjs',
      only('server-rendering', 'js', 'createServer').replace('listen(3000)', 'listen(3917)'),
    )
    const child = spawn('node', ['server.mjs'], { cwd: folder.path, stdio: 'ignore' })
    onTestFinished(() => void child.kill())
    const get = (path: string) => fetch(`http://localhost:3917${path}`, { redirect: 'manual' })
    await expect
      .poll(() =>
        get('/').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
    expect(await (await get('/')).text()).toContain('<template shadowrootmode="open">')
    const stay = `check-in=${day(20)}&check-out=${day(22)}&rooms=1&guests=2`
    const found = await get(`/search?location-name=Lisbon&${stay}`)
    expect(found.status).toBe(303)
    expect(found.headers.get('location')).toMatch(/stay-place=\d+|\/city\/\d+\//)
    const lost = await get(`/search?location-name=Nowhereville&${stay}`)
    expect(await (await get(lost.headers.get('location') ?? '')).text()).toContain('value="Nowhereville"')
  })

  it('server rendering in JSX: React writes the template as it is', async () => {
    folder.write(
      'page.jsx',
      `${only('server-rendering', 'jsx', 'renderSearch')}
       import { writeFileSync } from 'node:fs'
       import { renderToPipeableStream } from 'react-dom/server.node'
       import { PassThrough } from 'node:stream'
       const out = new PassThrough()
       renderToPipeableStream(await Page()).pipe(out)
       let text = ''
       for await (const part of out) text += part
       console.log(text)`,
    )
    const { files } = await bundled(folder.path, 'page.jsx', { platform: 'node', packages: 'external' })
    folder.write('page.mjs', Object.values(files)[0] ?? '')
    const { output } = await folder.node('page.mjs')
    expect(output).toMatch(/^<stay-search[^>]*><template shadowrootmode="open"><link rel="stylesheet"/)
  })

  it('npm and theme: the element renders with the theme of the object', async () => {
    const npm = only('npm', 'js', "'@staykit/sdk/booking'").replaceAll(inject('urls').api, 'http://api.test')
    folder.write(
      'page.js',
      `${npm}\n${only('look', 'ts', 'applyTheme')}\ndocument.body.append(document.createElement('stay-booking'))`,
    )
    const { files } = await bundled(folder.path, 'page.js')
    const { page, trouble } = await openPage(files)
    const field = page.locator('stay-booking [role=combobox]')
    await field.waitFor()
    const button = page.locator('stay-booking button[type=submit]')
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(122, 31, 162)',
    )
    expect(trouble).toEqual([])
  })
})
