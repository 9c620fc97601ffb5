import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { cdn, closeBrowser, open } from './script-page.ts'

afterAll(closeBrowser)

const names = ['staykit', 'staykit-all'] as const
type Name = (typeof names)[number]

const address = (name: Name) => `http://cdn.test/sdk/v1/${name}.js`
const text = (name: Name) => readFileSync(`${cdn}${name}.js`, 'utf8')
/** The text of a script inside HTML. */
const inside = (name: Name) => text(name).replaceAll('</script', '<\\/script')
const settings = (values: object) =>
  `<script>window.staykit = { settings: ${JSON.stringify(values)} }</script>`
const complete = settings({ refId: '8183', locale: 'de', apiBase: 'http://cdn.test' })
const brandOnly = settings({ refId: '8183', locale: 'de' })
/** A script of the page with a similar name, in front of ours. */
const similar = '<script src="/js/staykit-analytics.js" data-locale="fr"></script>'
const search = '<stay-search></stay-search>'
const files = { '/js/staykit-analytics.js': 'window.analytics = true' }

/** Our script in a bundle of the page. */
async function bundled(name: Name, format: 'iife' | 'esm'): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `import './${name}.js'\nconsole.log('page')`, resolveDir: cdn },
    bundle: true,
    format,
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

const inject = (name: Name) =>
  `<script>addEventListener('load', () => {
    document.head.append(Object.assign(document.createElement('script'), { src: '${address(name)}' }))
  })</script>`

/** Ways in which a page runs the script; all of them end with a German search form. */
const ways: Readonly<Record<string, (name: Name) => { html: string; files?: Record<string, string> }>> = {
  'a module after a script with a similar name': (name) => ({
    html: `<script type="module" crossorigin src="${address(name)}" data-ref-id="8183" data-locale="de"></script>`,
  }),
  'import() in a classic script': (name) => ({
    html: `${brandOnly}<script>import('${address(name)}')</script>`,
  }),
  'import() in a module': (name) => ({
    html: `${brandOnly}<script type="module">await import('${address(name)}')</script>`,
  }),
  'a tag manager that drops data attributes': (name) => ({ html: brandOnly + inject(name) }),
  'its text in a classic script': (name) => ({ html: `${complete}<script>${inside(name)}</script>` }),
  'its text in a module with data attributes': (name) => ({
    html: `<script type="module" data-ref-id="8183" data-locale="de" data-api-base="http://cdn.test">${inside(name)}</script>`,
  }),
  'its text behind the address of its files': (name) => ({
    html: `<script>window.staykit = { src: 'http://cdn.test/sdk/v1/' }</script>
      <script data-ref-id="8183" data-locale="de">${inside(name)}</script>`,
  }),
  'its text joined with another script under another name': (name) => ({
    html: `${complete}<script src="/js/app.js"></script>`,
    files: { '/js/app.js': `window.before = true\n;${text(name)}\n;window.after = true` },
  }),
}

const isGerman = (page: Page) => page.locator('stay-search').getByText('Wohin').first().waitFor()

describe.each(names)('%s.js finds its files and settings', (name) => {
  it.each(Object.keys(ways))('as %s', async (way) => {
    const own = ways[way]?.(name)
    const setup = { html: similar + own?.html + search, files: { ...files, ...own?.files } }
    const { page, messages, requests } = await open(setup)
    await isGerman(page)
    expect(messages).toEqual([])
    await expect.poll(() => requests).toContain('/api/brand')
    await page.close()
  })

  it.each(['iife', 'esm'] as const)('in a bundle, as %s', async (format) => {
    const type = format === 'esm' ? 'type="module"' : ''
    const { page, messages } = await open({
      html: `${similar}${complete}<script ${type} src="/js/app.js"></script>${search}`,
      files: { ...files, '/js/app.js': await bundled(name, format) },
    })
    await isGerman(page)
    expect(messages).toEqual([])
    await page.close()
  })

  it('reports in one line that its text in a page needs the address of the API', async () => {
    const { page, messages } = await open({ html: `${brandOnly}<script>${inside(name)}</script>${search}` })
    await expect.poll(() => messages).toHaveLength(1)
    expect(messages[0]).toMatch(/^error Staykit: .*window\.staykit\.settings\.apiBase/)
    await page.close()
  })

  it('reports in one line that a page sets no refId, and tells travellers that booking is not available', async () => {
    const html = `${inject(name)}${search}<stay-login></stay-login><stay-account></stay-account>`
    const { page, messages, requests } = await open({ html })
    await page.locator('stay-login').getByText('Booking is not available here at the moment.').waitFor()
    await page.locator('stay-search').getByText('This search is not set up correctly.').waitFor()
    await expect.poll(() => messages).toHaveLength(1)
    expect(messages[0]).toMatch(/^error Staykit: .*window\.staykit\.settings\.refId .*#missing-ref-id$/)
    expect(await page.locator('stay-login, stay-search').allTextContents()).not.toContain('refId')
    expect(requests).not.toContain('/api/brand')
    await page.close()
  })
})

it('staykit-all.js on the origin of the page shows a journey with one request', async () => {
  const { page, messages, requests } = await open({
    html: `<script src="/js/stay.js" data-ref-id="8183" data-api-base="http://cdn.test"></script>
      <stay-booking></stay-booking>`,
    files: { '/js/stay.js': text('staykit-all') },
  })
  await page.locator('stay-booking').getByText('Where to?').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(messages).toEqual([])
  expect(requests).toEqual(['/api/brand'])
  await page.close()
})

it('names the setting when a bundle has no address of the API', async () => {
  const { page, messages } = await open({
    html: `${brandOnly}<script src="/js/app.js"></script>${search}`,
    files: { '/js/app.js': text('staykit') },
  })
  await expect.poll(() => messages).toHaveLength(1)
  expect(messages[0]).toContain('window.staykit.settings.apiBase')
  await page.close()
})

it('the script keeps the import of its files in the way that bundlers leave alone', () => {
  const imports = text('staykit').match(/import\([^)]*\)/g)
  expect(imports?.length).toBeGreaterThan(0)
  for (const one of imports ?? []) expect(one).toMatch(/webpackIgnore:\s*true.*@vite-ignore/)
})
