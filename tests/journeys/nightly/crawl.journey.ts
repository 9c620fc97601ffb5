import { languages } from '@staykit/sdk/routes'
import { afterAll, expect, inject, it, onTestFinished } from 'vitest'
import { patience } from '../../patience.ts'
import { bothWidths, closeBrowser, traveller } from '../traveller.ts'
import { kindOf, look } from '../walk.ts'

afterAll(closeBrowser)

/** Two languages here, one for each writing direction; all with CRAWL=all (`npm run nightly -- crawl`). */
const walked = languages.filter(({ code }) => process.env.CRAWL === 'all' || ['us', 'ar'].includes(code))

/** Status by address, requested once for all languages. */
const statuses = new Map<string, Promise<number>>()
function statusOf(address: string): Promise<number> {
  // An unknown address redirects home, which is wrong for a link.
  const isHome = (url: string) => new URL(url).pathname === '/'
  const ask = async () => {
    const { status, url } = await fetch(address)
    return isHome(url) && !isHome(address) ? 404 : status
  }
  const response = statuses.get(address) ?? ask()
  statuses.set(address, response)
  return response
}

it.each(walked.map(({ code, tag }) => [code, tag] as const))(
  'a walk through the site in "%s" finds no broken link, no dead anchor, no error in the console and nothing cut off',
  { timeout: patience(900) },
  async (code) => {
    const { site } = inject('urls')
    const trouble: string[] = []
    const queue = [`/?lang=${code}`]
    const kinds = new Set<string>([kindOf('/')])
    const targets: { from: string; path: string; anchor: string }[] = []
    const anchorsOf = new Map<string, readonly string[]>()
    const person = await traveller(1280)
    onTestFinished(person.close)
    const { page } = person
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(site + path, { waitUntil: 'load' })
      await page.waitForLoadState('networkidle').catch(() => undefined)
      const seen = await look(page)
      const here = new URL(page.url()).pathname.replace(/\/$/, '')
      anchorsOf.set(here, seen.anchors)
      for (const width of bothWidths) {
        await page.setViewportSize({ width, height: 844 })
        const { overflow, clipped } = await look(page)
        if (overflow > 0) trouble.push(`${path} at ${width}: ${overflow} px too wide`)
        trouble.push(...clipped.map((text) => `${path} at ${width}: cut off: ${text}`))
      }
      trouble.push(...person.trouble.splice(0).map((text) => `${path}: ${text}`))
      for (const link of seen.links) {
        const { pathname, search, hash } = new URL(link, site)
        if (hash.length > 1)
          targets.push({ from: path, path: pathname.replace(/\/$/, ''), anchor: hash.slice(1) })
        const status = await statusOf(site + pathname + search)
        if (status >= 400) trouble.push(`${path} leads to ${pathname}: ${status}`)
        const kind = kindOf(link)
        if (!kinds.has(kind) && !/\.(ics|pdf|txt|xml)$/.test(kind)) {
          kinds.add(kind)
          queue.push(pathname + search)
        }
      }
    }
    for (const { from, path, anchor } of targets)
      if (anchorsOf.has(path) && !anchorsOf.get(path)?.includes(decodeURIComponent(anchor)))
        trouble.push(`${from} leads to ${path}#${anchor}, which is not there`)
    console.log(
      `${code}: ${kinds.size} kinds of pages, ${statuses.size} links: ${[...kinds].sort().join(' ')}`,
    )
    expect(trouble).toEqual([])
    expect(kinds.size).toBeGreaterThan(15)
  },
)

it('finds pages that are too wide, cut texts, and links and anchors in shadow roots (control)', async () => {
  const person = await traveller(390)
  onTestFinished(person.close)
  await person.page.goto(`${inject('urls').site}/help/terms`)
  const before = await look(person.page)
  await person.page.evaluate(() => {
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    root.innerHTML =
      '<a id="inside" href="/nowhere#gone">x</a><p>A sentence that is longer than its place</p><p>wide</p><p>squeezed</p>'
    // Not as attributes: the policy of the pages forbids inline styles.
    const [cut, wide, squeezed] = root.querySelectorAll('p')
    if (cut) Object.assign(cut.style, { inlineSize: '60px', overflow: 'hidden', whiteSpace: 'nowrap' })
    if (wide) wide.style.inlineSize = '900px'
    if (squeezed) Object.assign(squeezed.style, { inlineSize: '14px', overflowWrap: 'anywhere' })
    document.querySelector('main')?.append(host)
  })
  const after = await look(person.page)
  expect([before.overflow, before.clipped]).toEqual([0, []])
  expect(after.overflow).toBeGreaterThan(400)
  expect(after.clipped).toEqual(['p.: A sentence that is longer than its place', 'p.: squeezed'])
  expect(after.links).toContain('/nowhere#gone')
  expect(after.anchors).toContain('inside')
  expect(await statusOf(`${inject('urls').site}/nowhere`)).toBe(404)
})
