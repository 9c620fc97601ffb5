import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hotelFixture, priceFixture } from '@staykit/contract/fixtures'
import { answersAt, FILTERED, picture, pictureOf, pictures, stay } from './answers.ts'
import { builtVersion, dialog, pasted, pinned } from './snippets.ts'
import { reached } from './targets.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** The folder of the built pages, ready to serve. */
export const pagesFolder = join(root, 'tests/out/bench-pages')

/** The table of the last run beside peers. */
export const tableFile = join(root, 'tests/out/bench-table.json')

const HOTELS = 1000
const hotels = Array.from({ length: HOTELS }, (_, index) =>
  hotelFixture({
    id: `h${index}`,
    name: `Hotel ${index}`,
    starRating: 1 + ((index * 7) % 5),
    images: [pictureOf(index)],
    thumbnails: [pictureOf(index)],
    price: priceFixture({ display: 40 + ((index * 37) % 400) }),
  }),
)

/** A partner's page: the browser has loaded its fonts for the text above an element, as on the pages of peers. */
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>bench</title><meta name="viewport" content="width=device-width,initial-scale=1"></head><body><h1>Partner page</h1><p>Intro text of the partner page.</p>
${body}
<p>Text after the widget, which must not move.</p></body></html>`

/** A static server has one answer for each path: two calls need a path of their own. */
const ONE_HOTEL = '/travel/one-hotel'
const shim = `<script>{const f=fetch;window.fetch=(u,i)=>f(/\\/travel\\/hotels(\\?|$)/.test(u)?'${ONE_HOTEL}':/search\\/$/.test(u)&&/"filters":\\{"/.test(i.body)?'${FILTERED}':u,i)}</script>`

/** The snippets name releases; the folder of pages has one, in /sdk/. */
const local = (html: string) =>
  html
    .replaceAll('/sdk/v1/', '/sdk/')
    .replaceAll(`/sdk/${builtVersion()}/`, '/sdk/')
    .replaceAll(/ integrity="[^"]*"/g, '')

const link = (element: keyof typeof reached) => pasted(element, { api: '', page: `/${reached[element]}` })

const pages = async (): Promise<Readonly<Record<string, string>>> => ({
  floor: '<bench-floor></bench-floor><script type="module" src="/floor.js"></script>',
  'plain-list': '<script src="/hotels.js"></script><script type="module" src="/plain-list.js"></script>',
  list: `<script src="/hotels.js"></script><script src="/api.js"></script><script src="/sdk/staykit.js" data-ref-id="8183"></script><stay-results location-id="1" check-in="${stay.checkIn}" check-out="${stay.checkOut}" loading-overlay="none"></stay-results>`,
  'search-pasted': pasted('stay-search', { api: '' }),
  'search-pinned': await pinned('stay-search', ''),
  results: shim + link('stay-results'),
  hotel: shim + link('stay-hotel'),
  checkout: link('stay-checkout'),
  dialog: dialog(''),
})

/** Writes a file that a static server finds at a path; a folder is served by its index.html. */
function write(path: string, text: string): void {
  const file = join(pagesFolder, path.endsWith('/') ? `${path}index.html` : path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Builds the pages from the latest build of the SDK. */
export async function buildPages(): Promise<void> {
  rmSync(pagesFolder, { recursive: true, force: true })
  mkdirSync(pagesFolder, { recursive: true })
  cpSync(join(root, 'sdk/dist/cdn'), join(pagesFolder, 'sdk'), { recursive: true })
  cpSync(fileURLToPath(new URL('pages', import.meta.url)), pagesFolder, { recursive: true })
  // A developer's host would load the diagnostics; a partner's host does not.
  const loader = join(pagesFolder, 'sdk/staykit.js')
  const text = readFileSync(loader, 'utf8')
  if (!text.includes('localhost|127'))
    throw new Error('the loader no longer knows a local host by localhost|127')
  writeFileSync(loader, text.replace('localhost|127', 'nobody|0'))
  write('hotels.js', `var hotels = ${JSON.stringify(hotels)}`)
  for (const [path, answer] of Object.entries(answersAt('')))
    write(path === '/travel/hotels' ? ONE_HOTEL : path, JSON.stringify(answer))
  for (const path of pictures) write(path, picture)
  for (const [name, body] of Object.entries(await pages())) write(`${name}/`, page(local(body)))
}
