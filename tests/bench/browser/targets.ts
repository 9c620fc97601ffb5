/** One act of a visitor, in the first frame that shows the element, and what answers it. " >>> " steps into a shadow root. */
export interface Use {
  readonly on: string
  /** Typed after a click. */
  readonly text?: string
  readonly expect: string
  /** What the visitor waits for before the act, if that comes after `ready` of the page. */
  readonly after?: string
}

export interface Target {
  readonly name: string
  /** Path below the folder of pages, with the query of a link. */
  readonly page: string
  /** What the visitor waits for. */
  readonly ready: string
  readonly use?: Use
}

/** A list that is filtered in memory. */
export interface ListTarget extends Target {
  readonly filter: string
  readonly list: string
}

const FILTER = 'stay-results >>> .chips .chip'
const EMAIL = 'stay-checkout >>> input[type=email]'
const field = 'stay-search >>> [role=combobox]'
const dates: Use = { on: 'stay-search >>> [data-panel]', expect: 'stay-search >>> [data-date]' }
/** The matched letters of a city: popular cities, which need no letters, have none. */
const place: Use = { on: field, text: 'par', expect: 'stay-search >>> [role=option] mark' }

/** How a search box comes into a page. */
export const ways = ['pasted', 'pinned'] as const
export type Way = (typeof ways)[number]

const search = (way: Way, what: 'dates' | 'place', use: Use): Target => ({
  name: way === 'pasted' ? `staykit-${what}` : `staykit-${what}-${way}`,
  page: `search-${way}/`,
  ready: field,
  use,
})

/** The page of each element that is reached by a link. */
export const reached = {
  'stay-results': 'results/',
  'stay-hotel': 'hotel/',
  'stay-checkout': 'checkout/',
} as const

/** A target of a kit; with `isUsed` it is ready when the visitor acts. */
export const kitTarget = ({ use, ...target }: Target, isUsed: boolean): object => {
  if (!isUsed || !use) return target
  const { after = target.ready, ...act } = use
  return { ...target, ready: after, use: act }
}

/** Pages that a kit measures among its peers; `queryOf` is the query of a link. */
export function peerTargets(queryOf: (element: string) => string): readonly Target[] {
  const page = (element: keyof typeof reached) => reached[element] + queryOf(element)
  return [
    ...ways.map((way) => search(way, 'dates', dates)),
    ...ways.map((way) => search(way, 'place', place)),
    {
      name: 'staykit-results',
      page: page('stay-results'),
      ready: 'stay-results >>> [part~=listing]',
      use: {
        after: FILTER,
        on: FILTER,
        expect: 'stay-results >>> [part~=listing] a[href*=few-]',
      },
    },
    {
      name: 'staykit-hotel',
      page: page('stay-hotel'),
      ready: 'stay-hotel >>> [part~=header]',
      use: { on: 'stay-hotel >>> [data-panel]', expect: 'stay-hotel >>> [data-date]' },
    },
    {
      name: 'staykit-checkout',
      page: page('stay-checkout'),
      ready: EMAIL,
      // A field shows no text to a selector, but an address is invalid until it is complete.
      use: { on: EMAIL, text: 'maya', expect: `${EMAIL}:invalid` },
    },
    {
      name: 'staykit-dialog',
      page: 'dialog/',
      ready: '[data-stay-open]',
      use: { on: '[data-stay-open]', expect: `stay-booking >>> ${field}` },
    },
  ]
}

/** Pages of `npm run bench` without a kit. */
export const ownTargets: readonly (Target | ListTarget)[] = [
  { name: 'floor', page: 'floor/', ready: 'bench-floor >>> button' },
  { name: 'stay-search', page: 'search-pasted/', ready: field },
  { name: 'plain-list', page: 'plain-list/', ready: 'ul li', filter: 'label:nth-of-type(2)', list: 'ul' },
  {
    name: 'stay-results',
    page: 'list/',
    ready: 'stay-results >>> [part~=listing]',
    filter: FILTER,
    list: 'stay-results >>> .list',
  },
]
