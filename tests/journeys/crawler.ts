import { inject } from 'vitest'

/** A page as a crawler reads it: without cookies and scripts. */
export interface Crawled {
  readonly status: number
  readonly text: string
  readonly location: string | null
  readonly canonical: string | undefined
  /** Addresses by language, including x-default. */
  readonly alternates: Readonly<Record<string, string>>
  readonly language: string | undefined
  readonly data: readonly Data[]
  /** Content by name of the og: and twitter: tags. */
  readonly meta: Readonly<Record<string, string>>
}

/** A schema.org object, with the fields that these tests read. */
export interface Data {
  readonly '@type': string
  readonly name?: string
  readonly itemListElement?: readonly { readonly name?: string; readonly item: Data | string }[]
  readonly mainEntity?: readonly {
    readonly name: string
    readonly acceptedAnswer: { readonly text: string }
  }[]
  readonly url?: string
  readonly starRating?: { readonly ratingValue: number }
  readonly checkinTime?: string
  readonly makesOffer?: {
    readonly price: number
    readonly priceCurrency: string
    readonly availabilityStarts: string
    readonly availabilityEnds: string
  }
}

/** Decodes the entities of HTML. */
export const plain = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? undefined : plain(value)
}

const tags = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag)

/** Returns the first object of a type on the page. Throws when there is none. */
export function thing({ data }: Crawled, type: string): Data {
  const found = data.find((each) => each['@type'] === type)
  if (!found) throw new Error(`no ${type}`)
  return found
}

/** Returns the objects of a page's list, in order. */
export const listed = (page: Crawled): Data[] =>
  (thing(page, 'ItemList').itemListElement ?? []).flatMap(({ item }) =>
    typeof item === 'string' ? [] : item,
  )

/** Reads a page by its address, or by its path on the site; follows no redirect. */
export async function crawl(path: string): Promise<Crawled> {
  const response = await fetch(new URL(path, inject('urls').site), { redirect: 'manual' })
  const text = await response.text()
  const links = tags(text, /<link\s[^>]*>/g)
  const relation = (name: string) => links.filter((tag) => attribute(tag, 'rel') === name)
  const metas = tags(text, /<meta\s[^>]*>/g)
  const blocks = text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return {
    status: response.status,
    text,
    location: response.headers.get('location'),
    canonical: relation('canonical').map((tag) => attribute(tag, 'href'))[0],
    alternates: Object.fromEntries(
      relation('alternate').map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
    ),
    language: attribute(/<html[^>]*>/.exec(text)?.[0] ?? '', 'lang'),
    data: [...blocks].map(([, json = '']) => JSON.parse(json)),
    meta: Object.fromEntries(
      metas.map((tag) => [attribute(tag, 'property') ?? attribute(tag, 'name'), attribute(tag, 'content')]),
    ),
  }
}

/** Returns the addresses of a sitemap or a sitemap index. */
export async function locations(address: string): Promise<{ locs: string[]; alternates: string[] }> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const text = await response.text()
  return {
    locs: [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => plain(url)),
    alternates: [...text.matchAll(/<xhtml:link [^>]*href="([^"]*)"/g)].map(([, url = '']) => plain(url)),
  }
}

/** Picks `count` entries of a list by a seed, the same ones each time. */
export function sample<T>(list: readonly T[], count: number, seed: number): T[] {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return list[Math.floor((state / 2 ** 32) * list.length)] as T
  })
}
