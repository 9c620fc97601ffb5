import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandAnswer } from '../../sdk/src/testing/fake-api.ts'
import { tripwire } from '../size/budgets.ts'
import { npmEntries, npmFigure } from '../size/bundlers.ts'
import { bundled } from './bundle.ts'
import { type PartnerFolder, partnerFolder, strict } from './partner-folder.ts'

let folder: PartnerFolder
beforeAll(async () => {
  folder = await partnerFolder('dom', { typescript: '7.0.2' })
})
afterAll(() => folder.remove())

describe('without a framework', () => {
  it('installs no dependency', async () => {
    expect(folder.installed.code).toBe(0)
    const program = `console.log(require('node:fs').readdirSync('node_modules').filter((name) => !/^\\.|^@?typescript/.test(name)).join())`
    expect((await folder.node('-e', program)).output).toBe('@staykit\n')
  })

  it.each(['bundler', 'nodenext'])('checks types of the DOM and of routes, %s', async (moduleResolution) => {
    const module = moduleResolution === 'bundler' ? 'ESNext' : 'NodeNext'
    folder.write('tsconfig.json', strict(['plain.ts'], { module, moduleResolution }))
    expect(await folder.tool('tsc')).toEqual({ code: 0, output: '' })
  })

  it('bundles configure() without an element, and drops no element', async () => {
    folder.write('search.js', `import '@staykit/sdk/search'\n`)
    const { files } = await bundled(folder.path, 'search.js')
    expect(Object.values(files).join('')).toContain('"stay-search"')
    folder.write('configure.js', `import { configure } from '@staykit/sdk'\nconfigure({ refId: '8183' })\n`)
    expect((await bundled(folder.path, 'configure.js')).atOnce).toBeLessThan(4_400)
    for (const name of ['define', 'booking', 'cdn/staykit-all.js']) {
      folder.write('kept.js', `import '@staykit/sdk/${name}'\n`)
      expect((await bundled(folder.path, 'kept.js')).atOnce, name).toBeGreaterThan(20_000)
    }
  })

  it.each(npmEntries)('loads %s at once below the tripwire', async (name) => {
    folder.write('entry.js', `import '@staykit/sdk/${name}'\n`)
    const { atOnce } = await bundled(folder.path, 'entry.js')
    console.log(`@staykit/sdk/${name}: ${atOnce} B gzip -9`)
    expect(atOnce).toBeLessThanOrEqual(tripwire(npmFigure(name)))
  })

  it('two elements share common code', async () => {
    const sizeOf = async (text: string) => {
      folder.write('entry.js', text)
      return (await bundled(folder.path, 'entry.js')).atOnce
    }
    const search = await sizeOf(`import '@staykit/sdk/search'\n`)
    const results = await sizeOf(`import '@staykit/sdk/results'\n`)
    const both = await sizeOf(`import '@staykit/sdk/search'\nimport '@staykit/sdk/results'\n`)
    expect(both).toBeLessThan(search + results - 12_000)
  })

  it('another language loads separately', async () => {
    const { files } = await bundled(folder.path, 'search.js')
    const speaking = Object.entries(files).filter(
      ([, text]) => text.includes('Voyageurs') || text.includes('Arrivée'),
    )
    expect(speaking.length).toBeGreaterThan(0)
    expect(speaking.map(([name]) => name)).not.toContain('search.js')
  })
})

describe.each(['node', process.execPath])('%s', (node) => {
  let own: PartnerFolder
  let server: Server
  beforeAll(async () => {
    own = await partnerFolder('headless', { typescript: '5.9.3' }, node)
    server = createServer((request, response) => {
      const found = request.url?.startsWith('/api/brand') ? brandAnswer : undefined
      response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
      response.end(JSON.stringify(found ?? { error: { code: 'NOT_FOUND', message: 'not here' } }))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => {
    own.remove()
    server.close()
  })

  it('imports every entry without a DOM and without side effects', async () => {
    const program = `const { exports } = JSON.parse(require('node:fs').readFileSync('node_modules/@staykit/sdk/package.json', 'utf8'))
      const names = Object.entries(exports).filter(([, to]) => to.default && !to.default.includes('/react'))
      Promise.all(names.map(([name]) => import('@staykit/sdk' + name.slice(1)))).then((all) => console.log(all.length > 15, Object.keys(globalThis).filter((name) => !before.includes(name)).sort().join()))`
    // The guide names them: two bundled libraries find their other copies by these.
    const globals = '__zod_globalConfig,nanostoresGlobal'
    const before = 'const before = Object.keys(globalThis);'
    expect(await own.node('-e', before + program)).toEqual({ code: 0, output: `true ${globals}\n` })
  })

  it('has the stores, with types', async () => {
    own.write('tsconfig.json', strict(['headless.ts']))
    expect(await own.tool('tsc')).toEqual({ code: 0, output: '' })
  })

  it('calls the API by the stores and notifies subscribers', async () => {
    const { port } = server.address() as AddressInfo
    const program = `import { CallError, createStaykit } from '@staykit/sdk/headless'
      const stay = createStaykit({ refId: '8183', apiBase: 'http://127.0.0.1:${port}/' })
      const statuses = []
      stay.brand.$brand.subscribe(({ status }) => statuses.push(status))
      await stay.brand.load()
      const hotel = stay.createCheckout().$hotel.get()
      const form = stay.createSearchForm()
      form.choose({ id: '800', type: 'city', city: '800', area: '', query: 'Lisbon' })
      const results = stay.createResults()
      const { place: { type, id }, ...stayed } = form.submit()
      await results.load({ ...stayed, place: { type, id }, currency: 'USD' })
      const { status, error } = results.$results.get()
      console.log(JSON.stringify([statuses, Object.keys(hotel), status, error.code, error instanceof CallError]))`
    const { code, output } = await own.node('--input-type=module', '-e', program)
    expect({ code, output: code === 0 ? JSON.parse(output) : output }).toEqual({
      code: 0,
      output: [
        ['loading', 'ready'],
        [
          'contract',
          'bookingRequestID',
          'bookingInfo',
          'booking',
          'cancellation',
          'bitcoinQuote',
          'hotelNFTInfo',
          'reviews',
        ],
        'failed',
        'NOT_FOUND',
        true,
      ],
    })
  })
})
