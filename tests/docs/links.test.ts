import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../../docs/site/dist', import.meta.url))

/** Paths that the API answers next to the built pages. */
const ofTheApi = ['/docs/api', '/openapi.json']

interface Page {
  readonly address: string
  readonly links: readonly string[]
  readonly ids: ReadonlySet<string>
}

const attributes = (html: string, names: string) =>
  [...html.matchAll(new RegExp(`\\s(?:${names})=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'g'))].map(
    ([, double, single, bare]) => (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
  )

const pages = new Map<string, Page>(
  globSync('**/*.html', { cwd: folder }).map((file) => {
    // Code samples, and the copies in copy buttons, are not part of the page.
    const html = readFileSync(join(folder, file), 'utf8').replace(
      /<pre[\s\S]*?<\/pre>|data-code="[^"]*"/g,
      '',
    )
    const address = `/docs/${relative('.', file).replace(/(^|\/)index\.html$/, '$1')}`
    return [address, { address, links: attributes(html, 'href|src'), ids: new Set(attributes(html, 'id')) }]
  }),
)

/** Returns the links of a page within this site, resolved to path and hash. */
const inner = ({ address, links }: Page) =>
  links
    .map((link) => new URL(link, `http://docs${address}`))
    .filter(({ host, protocol }) => host === 'docs' && protocol === 'http:')

const isThere = (path: string) =>
  pages.has(path) || ofTheApi.includes(path) || existsSync(join(folder, path.replace(/^\/docs\//, '')))

/** Returns the pages that a reader can reach from the first one. */
function reached(): Set<string> {
  const seen = new Set<string>()
  const visit = (path: string) => {
    const page = pages.get(path)
    if (!page || seen.has(path)) return
    seen.add(path)
    for (const { pathname } of inner(page)) visit(pathname)
  }
  visit('/docs/')
  return seen
}

describe('the docs site', () => {
  it('has pages', () => {
    expect(existsSync(dirname(join(folder, 'index.html')))).toBe(true)
    expect(pages.size).toBeGreaterThan(30)
  })

  it('has no broken link', () => {
    const dead = [...pages.values()].flatMap((page) =>
      inner(page)
        .filter(({ pathname }) => !isThere(pathname))
        .map(({ pathname }) => `${page.address} → ${pathname}`),
    )
    expect(dead).toEqual([])
  })

  it('has no link to a missing anchor', () => {
    const lost = [...pages.values()].flatMap((page) =>
      inner(page)
        .filter(
          ({ pathname, hash }) => hash && pages.has(pathname) && !pages.get(pathname)?.ids.has(hash.slice(1)),
        )
        .map(({ pathname, hash }) => `${page.address} → ${pathname}${hash}`),
    )
    expect(lost).toEqual([])
  })

  it('has no unreachable page, except the frame of the playground and the 404 page', () => {
    const seen = reached()
    const unseen = [...pages.keys()].filter((address) => !seen.has(address))
    expect(unseen.sort()).toEqual(['/docs/404.html', '/docs/preview/'])
  })

  it('offers its complete text to language models', () => {
    const short = readFileSync(join(folder, 'llms.txt'), 'utf8')
    const listed = [...short.matchAll(/\]\((\/docs\/[^)]*)\)/g)].map(([, path = '']) => path)
    expect(listed.filter((path) => !isThere(path))).toEqual([])
    for (const tag of ['stay-booking', 'stay-search']) expect(short).toContain(`<${tag}>`)
    expect(readFileSync(join(folder, 'llms-full.txt'), 'utf8')).toContain('data-ref-id="8183"')
  })
})
