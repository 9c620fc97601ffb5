import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundled } from './bundle.ts'
import { expectConformity } from './conformity.ts'
import { closeBrowser, openPage } from './page.ts'
import { type PartnerFolder, partnerFolder, strict } from './partner-folder.ts'

const elements = readdirSync(new URL('../../sdk/src/elements', import.meta.url)).filter((name) =>
  name.startsWith('stay-'),
)

const all = [
  {
    react: '18.3.1',
    types: { '@types/react': '18.3.8', '@types/react-dom': '18.3.7', typescript: '5.9.3' },
  },
  {
    react: '19.0.0',
    types: { '@types/react': '19.0.9', '@types/react-dom': '19.0.6', typescript: '5.9.3' },
  },
  {
    react: '19.3.1',
    types: { '@types/react': '19.3.0', '@types/react-dom': '19.3.0', typescript: '7.0.2' },
  },
]
/** The latest version; all versions with EVERY_VERSION, as in the nightly run. */
const versions = process.env.EVERY_VERSION ? all : all.slice(-1)

afterAll(closeBrowser)

describe.each(versions)('React $react', ({ react, types }) => {
  let folder: PartnerFolder
  beforeAll(async () => {
    folder = await partnerFolder('react', { react, 'react-dom': react, ...types })
  })
  afterAll(() => folder.remove())

  it('installs', () => {
    expect(folder.installed).toEqual({ code: 0, output: expect.not.stringContaining('ERESOLVE') })
  })

  it.each(['bundler', 'nodenext'])('checks types of components and tags, %s', async (moduleResolution) => {
    const module = moduleResolution === 'bundler' ? 'ESNext' : 'NodeNext'
    folder.write('tsconfig.json', strict(['types.tsx'], { jsx: 'react-jsx', module, moduleResolution }))
    expect(await folder.tool('tsc')).toEqual({ code: 0, output: '' })
  })

  it('renders the bare tags on a server, with their text props', async () => {
    const { code, output } = await folder.node('server.mjs')
    const [search, rates, booking] = output.trim().split('\n')
    expect({ code, search }).toEqual({
      code: 0,
      search:
        '<stay-search ref-id="8183" rooms="2" class="mine" style="color:red" aria-label="Search"><p slot="flights">Soon</p></stay-search>',
    })
    expect(rates).toMatch(/^<stay-rates hotel-id="800-1" has-deals=""><\/stay-rates>$/)
    expect(booking).toBe('<stay-booking location-id="800"></stay-booking>')
  })

  // React 18 refuses this condition itself.
  it.skipIf(react.startsWith('18.'))('imports where components of servers are', async () => {
    const program = `const { StaySearch } = await import('@staykit/sdk/react/search')
      const all = await import('@staykit/sdk/react')
      console.log(typeof StaySearch, Object.keys(all).length)`
    const ran = await folder.node('--conditions=react-server', '--input-type=module', '-e', program)
    expect(ran).toEqual({ code: 0, output: `object ${elements.length}\n` })
  })

  it('renders elements in Chromium, passes values and receives events', async () => {
    const { files } = await bundled(folder.path, 'page.jsx')
    await expectConformity(await openPage(files))
  })
})
