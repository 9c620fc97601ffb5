import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Brand } from '@staykit/contract'
import { hotelFixture, priceFixture } from '@staykit/contract/fixtures'
import { snippetOf } from '../../../packages/server/src/modules/brand/brands/snippet.ts'
import { pinnedSnippet } from '../../../packages/server/src/modules/operations/static/pinned.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** The folder of the built pages, ready to serve. */
export const pagesFolder = join(root, 'tests/out/bench-pages')

const HOTELS = 1000
const stay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const leave = new Date(Date.now() + 33 * 86_400_000).toISOString().slice(0, 10)

const hotels = Array.from({ length: HOTELS }, (_, index) =>
  hotelFixture({
    id: `h${index}`,
    name: `Hotel ${index}`,
    starRating: 1 + ((index * 7) % 5),
    images: ['/picture.svg'],
    thumbnails: ['/picture.svg'],
    price: priceFixture({ display: 40 + ((index * 37) % 400) }),
  }),
)

const brand: Brand = {
  refId: '8183',
  name: 'Bench',
  tokens: {},
  products: ['hotels'],
  flags: {
    restrictedRates: false,
    userAuthRequired: false,
    cugLite: false,
    hideLoyalty: false,
    cardManagement: false,
    socialLogin: false,
    enablePlatformAuth: false,
  },
  supportEmail: 'bench@staykit.test',
  currency: 'USD',
  locale: 'en-US',
  links: {},
  payments: { provider: 'sandbox' },
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 180"><rect width="256" height="180" fill="#8aa"/></svg>'

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>bench</title><body>${body}</body></html>`
const sdk = '<script src="/sdk/staykit.js" data-ref-id="8183"></script>'

/** The snippet with pinned release files, as `staykit brand snippet --pinned` prints it. */
const pinned = async (element: string) => {
  const folder = join(root, 'sdk/dist/cdn')
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const snippet = await pinnedSnippet({ ...manifest, folder, isRelease: true }, '', '8183', element)
  return snippet.replaceAll(`/sdk/${manifest.version}/`, '/sdk/').replaceAll(/ integrity="[^"]*"/g, '')
}

const pages = async () => ({
  floor: '<bench-floor></bench-floor><script type="module" src="/floor.js"></script>',
  'plain-list': '<script src="/hotels.js"></script><script type="module" src="/plain-list.js"></script>',
  'stay-search': `${sdk}<stay-search></stay-search>`,
  // `staykit brand snippet` preloads the element's entry, too.
  'stay-search-preload': snippetOf('', '8183', 'stay-search').replaceAll('/sdk/v1/', '/sdk/'),
  'stay-results': `<script src="/hotels.js"></script><script src="/api.js"></script>${sdk}<stay-results location-id="1" check-in="${stay}" check-out="${leave}" loading-overlay="none"></stay-results>`,
  'stay-search-pinned': await pinned('stay-search'),
})

/** For each page: the element that reports ready, and the filter to click. */
export const targets = [
  { name: 'floor', ready: 'bench-floor >>> button' },
  { name: 'stay-search', ready: 'stay-search >>> [role=combobox]' },
  { name: 'stay-search-preload', ready: 'stay-search >>> [role=combobox]' },
  { name: 'stay-search-pinned', ready: 'stay-search >>> [role=combobox]' },
  { name: 'plain-list', ready: 'ul li', filter: 'label:nth-of-type(2)', list: 'ul' },
  {
    name: 'stay-results',
    ready: 'stay-results >>> [part~=listing]',
    filter: 'stay-results >>> fieldset:nth-of-type(2) label:nth-of-type(2)',
    list: 'stay-results >>> .list',
  },
] as const
export type Target = (typeof targets)[number]

/** Builds the pages from the latest build of the SDK. */
export async function buildPages(): Promise<void> {
  rmSync(pagesFolder, { recursive: true, force: true })
  mkdirSync(pagesFolder, { recursive: true })
  cpSync(join(root, 'sdk/dist/cdn'), join(pagesFolder, 'sdk'), { recursive: true })
  cpSync(fileURLToPath(new URL('pages', import.meta.url)), pagesFolder, { recursive: true })
  // A developer's host would load the diagnostics; a partner's host does not.
  const loader = join(pagesFolder, 'sdk/staykit.js')
  writeFileSync(loader, readFileSync(loader, 'utf8').replace('localhost|127', 'nobody|0'))
  writeFileSync(join(pagesFolder, 'hotels.js'), `var hotels = ${JSON.stringify(hotels)}`)
  mkdirSync(join(pagesFolder, 'api'))
  writeFileSync(join(pagesFolder, 'api/brand'), JSON.stringify({ brand }))
  writeFileSync(join(pagesFolder, 'picture.svg'), picture)
  for (const [name, body] of Object.entries(await pages())) {
    mkdirSync(join(pagesFolder, name), { recursive: true })
    writeFileSync(join(pagesFolder, name, 'index.html'), page(body))
  }
}
