import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pinnedSnippet } from '../../../packages/server/src/kernel/http/static/pinned.ts'
import { stay } from './answers.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const cdn = join(root, 'sdk/dist/cdn')

/** Where the API is: empty for a page of its own origin. */
interface Place {
  readonly api: string
  /** The path of the page. */
  readonly page?: string
}

/** The first two snippets of the README, for another API: the whole journey, and the dialog. */
function readmeSnippets(api: string): readonly string[] {
  const text = readFileSync(join(root, 'README.md'), 'utf8')
  const found = [...text.matchAll(/```html\n([^`]*)```/g)].map(([, html = '']) => html)
  if (found.length !== 2) throw new Error(`README.md has ${found.length} snippets instead of two`)
  return found.map((html) => html.replaceAll('http://localhost:8787', api))
}

/** Templates of a page that an element is reached at by a link, and the query of that link. */
const links: Readonly<
  Record<string, { readonly name: string; readonly query: string; readonly template: string }>
> = {
  'stay-results': {
    name: 'data-search-url',
    query: `?type=city&location=800&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&rooms=1&guests=2`,
    template:
      '?type={type}&location={location}&checkIn={checkIn}&checkOut={checkOut}&rooms={roomCount}&guests={adultCount}',
  },
  'stay-hotel': {
    name: 'data-details-url',
    query: `?type=city&location=800&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&rooms=1&guests=2&hotel=h1`,
    template:
      '?type={type}&location={location}&checkIn={checkIn}&checkOut={checkOut}&rooms={roomCount}&guests={adultCount}&hotel={hotelID}',
  },
  'stay-checkout': { name: 'data-checkout-url', query: '?rate=b0', template: '?step={section}' },
}

/** The query of a link to an element with a stay; empty for an element that needs none. */
export const queryOf = (element: string): string => links[element]?.query ?? ''

/** The README's snippet with one element, and with templates if the element is reached by a link. */
export function pasted(element: string, { api, page = '/' }: Place): string {
  const [journey = ''] = readmeSnippets(api)
  const link = links[element]
  const html = link
    ? journey.replace('data-ref-id', `${link.name}="${page}${link.template}" data-ref-id`)
    : journey
  return html.replaceAll('stay-booking', element)
}

/** The README's snippet for a dialog. */
export const dialog = (api: string): string => readmeSnippets(api)[1] ?? ''

/** The README's snippet without an element. */
export const scriptAlone = (api: string): string => dialog(api).split('\n\n')[0] ?? ''

/** The snippet of `staykit brand snippet --pinned`, which preloads the element's files. */
export async function pinned(element: string, api: string): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(cdn, 'manifest.json'), 'utf8'))
  return pinnedSnippet({ ...manifest, folder: cdn, isRelease: true }, api, '8183', element)
}

/** The version of the built release, which is part of pinned addresses. */
export const builtVersion = (): string => JSON.parse(readFileSync(join(cdn, 'manifest.json'), 'utf8')).version
