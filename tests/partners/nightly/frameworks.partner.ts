import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundled } from '../bundle.ts'
import { expectConformity } from '../conformity.ts'
import { closeBrowser, openPage } from '../page.ts'
import { type PartnerFolder, partnerFolder, strict } from '../partner-folder.ts'

afterAll(closeBrowser)

const installs = { code: 0, output: expect.not.stringContaining('ERESOLVE') }

describe('Vue 3', () => {
  let folder: PartnerFolder
  beforeAll(async () => {
    folder = await partnerFolder('vue', { vue: '3.5.45', 'vue-tsc': '3.3.14', typescript: '5.9.3' })
  })
  afterAll(() => folder.remove())

  it('installs', () => expect(folder.installed).toEqual(installs))

  it('checks types of tags in templates', async () => {
    folder.write('tsconfig.json', strictTemplates)
    expect(await folder.tool('vue-tsc')).toEqual({ code: 0, output: '' })
  })

  it('renders the bare tags on a server', async () => {
    const program = `import '@staykit/sdk/search'
      import { createSSRApp, h } from 'vue'
      import { renderToString } from 'vue/server-renderer'
      const app = createSSRApp(() => h('stay-search', { 'ref-id': '8183', rooms: 2, onStaySearch() {} }, 'Soon'))
      console.log(await renderToString(app))`
    const ran = await folder.node('--input-type=module', '-e', program)
    expect(ran).toEqual({ code: 0, output: '<stay-search ref-id="8183" rooms="2">Soon</stay-search>\n' })
  })

  const define = {
    'process.env.NODE_ENV': '"production"',
    __VUE_OPTIONS_API__: 'false',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  }

  it('renders elements in Chromium, passes values and receives events', async () => {
    const { files } = await bundled(folder.path, 'page.js', { define })
    await expectConformity(await openPage(files))
  })

  it('keeps what a traveller typed in an element inside <KeepAlive>', async () => {
    const { files } = await bundled(folder.path, 'keep-alive.js', { define })
    const { 'keep-alive.js': entry = '', ...others } = files
    const { page, trouble } = await openPage({ ...others, 'page.js': entry })
    const place = page.locator('stay-search').getByRole('combobox')
    await place.fill('Lisbo')
    await page.getByRole('button', { name: 'Other tab' }).click()
    await page.locator('stay-search').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'First tab' }).click()
    expect(await place.inputValue()).toBe('Lisbo')
    expect(trouble).toEqual([])
    await page.close()
  })
})

const strictTemplates = JSON.stringify({
  ...JSON.parse(strict(['types.vue'], { jsx: 'preserve' })),
  vueCompilerOptions: { strictTemplates: true },
})

describe('Svelte 5', () => {
  let folder: PartnerFolder
  beforeAll(async () => {
    folder = await partnerFolder('svelte', {
      svelte: '5.57.3',
      'svelte-check': '4.7.8',
      typescript: '5.9.3',
    })
  })
  afterAll(() => folder.remove())

  it('installs', () => expect(folder.installed).toEqual(installs))

  it('checks types of tags in markup', async () => {
    folder.write('tsconfig.json', strict(['*.svelte'], { verbatimModuleSyntax: true }))
    const { output } = await folder.tool('svelte-check', '--output', 'machine')
    const errors = output.split('\n').filter((line) => / ERROR /.test(line))
    expect(
      errors.map((line) => / ERROR "([\w.]+)" (\d+)/.exec(line)?.slice(1)),
      output,
    ).toEqual([
      ['Misuse.svelte', '5'],
      ['Misuse.svelte', '6'],
    ])
  })

  it('renders elements in Chromium, passes values and receives events', async () => {
    const { files } = await bundled(folder.path, 'page.js', {
      plugins: [svelteFiles(folder.path)],
      conditions: ['svelte', 'browser'],
    })
    await expectConformity(await openPage(files))
  })
})

/** esbuild plugin: compiles `.svelte` with the compiler of the folder. */
function svelteFiles(folder: string): Plugin {
  const { compile } = createRequire(join(folder, 'package.json'))('svelte/compiler')
  return {
    name: 'svelte-files',
    setup({ onLoad }) {
      onLoad({ filter: /\.svelte$/ }, ({ path }) => ({
        contents: compile(readFileSync(path, 'utf8'), { generate: 'client', filename: path }).js.code,
        loader: 'js',
      }))
    },
  }
}

describe.each(['10.27.2', '11.2.0'])('Preact %s', (preact) => {
  let folder: PartnerFolder
  beforeAll(async () => {
    folder = await partnerFolder('preact', { preact, typescript: '5.9.3' })
  })
  afterAll(() => folder.remove())

  it('installs', () => expect(folder.installed).toEqual(installs))

  it('checks types of tags', async () => {
    folder.write('tsconfig.json', strict(['types.tsx'], { jsx: 'react-jsx', jsxImportSource: 'preact' }))
    expect(await folder.tool('tsc')).toEqual({ code: 0, output: '' })
  })

  it('renders elements in Chromium, passes values and receives events', async () => {
    const { files } = await bundled(folder.path, 'page.jsx', { jsxImportSource: 'preact' })
    await expectConformity(await openPage(files))
  })
})

describe.each<[string, Readonly<Record<string, string>>]>([
  ['22.2.6', {}],
  ['20.3.35', { 'zone.js': '0.15.1' }],
])('Angular %s', (version, others) => {
  let folder: PartnerFolder
  beforeAll(async () => {
    const names = ['core', 'common', 'compiler', 'platform-browser']
    const angular = Object.fromEntries(names.map((name) => [`@angular/${name}`, version]))
    folder = await partnerFolder('angular', { ...angular, ...others, rxjs: '7.8.2' })
  })
  afterAll(() => folder.remove())

  it('installs', () => expect(folder.installed).toEqual(installs))

  it('renders elements in Chromium, passes values and receives events', async () => {
    folder.write('tsconfig.json', '{ "compilerOptions": { "experimentalDecorators": true } }')
    const imports = [...Object.keys(others), './page.ts'].map((name) => `import '${name}'`)
    folder.write('page.js', imports.join('\n'))
    const { files } = await bundled(folder.path, 'page.js')
    await expectConformity(await openPage(files))
  })
})
