/**
 * The declaration of an element (elements/<tag>/element.ts) is the source of its prop types, event types, JSX, Vue and DOM
 * typings, custom-elements.json and the contract test. The CDN build keeps only names and kinds and drops the sentences
 * (build/plugins/declarations.ts).
 */

/** An amount in events: decimal, in major units of the ISO 4217 currency; 485.04 and USD mean $485.04. */
export interface StayMoney {
  readonly amount: number
  readonly currency: string
}

/** A place: its id, its type such as city or airport, and its name if known. */
export interface StayPlace {
  readonly id: string
  readonly type: string
  readonly name?: string | undefined
}

/** Filters, sort order and 1-based page of a hotel list. Without a sort, the server sorts. */
export interface StayList {
  readonly filters: Readonly<Record<string, unknown>>
  readonly sort?: string | undefined
  readonly page: number
}

/**
 * Kinds of values in declarations. `date` is a StayDate (YYYY-MM-DD); `json` is any serialisable value; a `callback` is
 * a property only, without an attribute.
 */
export interface Kinds {
  string: string
  number: number
  boolean: boolean
  date: string
  json: unknown
  money: StayMoney
  place: StayPlace
  list: StayList
  callback: (arg: never) => void
}
export type Kind = keyof Kinds

export interface AttributeDeclaration {
  readonly kind: Kind
  /** Allowed values of a string attribute. */
  readonly values?: readonly string[]
  /** Lowest and highest value of a whole number. */
  readonly range?: readonly [lowest: number, highest: number]
  readonly default?: string | number | boolean
  /**
   * Deprecated names of the property, in camelCase, with the version that deprecated each. They keep working as attributes
   * and properties; types, docs and the console of development pages name the replacement.
   */
  readonly formerNames?: Readonly<Record<string, string>>
  readonly doc: string
}

export type DetailKind = Kind | `${Kind}?` | readonly string[]

export interface EventDeclaration {
  /** Field → kind, or a list of literal texts. A trailing "?" makes the field optional. */
  readonly detail: Readonly<Record<string, DetailKind>>
  readonly cancelable?: boolean
  readonly doc: string
}

export interface Declaration {
  readonly tag: `stay-${string}`
  readonly doc: string
  /** By camelCase property name. HTML accepts kebab-case and all-lower-case spellings. */
  readonly attributes: Readonly<Record<string, AttributeDeclaration>>
  readonly events: Readonly<Record<`stay-${string}`, EventDeclaration>>
  readonly slots: Readonly<Record<string, string>>
  readonly parts: Readonly<Record<string, string>>
  /** Level of its first heading on a page without others. Default: 1. */
  readonly firstHeading?: 1 | 2 | 3
  /** Renders nothing and has no shared attributes. */
  readonly isBare?: true
  /** Tokens that this element reads in addition to the shared ones. */
  readonly tokens?: readonly `--stay-${string}`[]
}

type AttributeValue<A> = A extends { values: readonly (infer V)[] }
  ? V
  : A extends { kind: infer K extends Kind }
    ? Kinds[K]
    : never

/** Props of the component of an element; all are optional, as attributes are. */
export type PropsOf<D extends Declaration> = {
  -readonly [Name in keyof (D['attributes'] & typeof sharedAttributes)]?:
    | AttributeValue<(D['attributes'] & typeof sharedAttributes)[Name]>
    | undefined
}

type Optional<T> = { [F in keyof T]: T[F] extends `${string}?` ? F : never }[keyof T]
type KindOf<T> = T extends readonly (infer Text)[]
  ? Text
  : T extends `${infer K extends Kind}?`
    ? Kinds[K]
    : T extends Kind
      ? Kinds[T]
      : never
type DetailOf<T> = { [F in Exclude<keyof T, Optional<T>>]: KindOf<T[F]> } & {
  [F in Optional<T>]?: KindOf<T[F]> | undefined
}

/** Event name → detail. */
export type EventsOf<D extends Declaration> = {
  [Name in keyof (D['events'] & typeof sharedEvents)]: (D['events'] & typeof sharedEvents)[Name] extends {
    detail: infer Detail
  }
    ? DetailOf<Detail>
    : never
}

const occupancy = {
  kind: 'string',
  doc: 'The adults and the ages of the children in each room: `2-5,8|1` is two adults with children of 5 and 8, and one adult. Overrides `rooms` and `guests`.',
} as const satisfies AttributeDeclaration

/** The stay of an element that shows offers. */
export const stay = {
  checkIn: { kind: 'date', doc: 'The check-in date. Defaults to today.' },
  checkOut: { kind: 'date', doc: 'The check-out date. Defaults to the day after check-in.' },
  rooms: { kind: 'number', range: [1, 9], default: 1, doc: 'The number of rooms, 1 to 9.' },
  guests: {
    kind: 'number',
    range: [1, 36],
    default: 2,
    doc: 'The number of guests in all rooms, up to 4 per room.',
  },
  occupancy,
} as const satisfies Record<string, AttributeDeclaration>

/** The stay that a search form starts with. */
export const initialStay = {
  checkIn: { kind: 'date', doc: 'The initial check-in date. Defaults to the stored date or today.' },
  checkOut: { kind: 'date', doc: 'The initial check-out date. Defaults to the stored date or tomorrow.' },
  rooms: { kind: 'number', range: [1, 9], doc: 'The initial number of rooms, 1 to 9.' },
  guests: { kind: 'number', range: [1, 36], doc: 'The initial number of guests, up to 4 per room.' },
  occupancy,
} as const satisfies Record<string, AttributeDeclaration>

/** For elements with headings. */
export const headingLevel = {
  kind: 'number',
  range: [1, 6],
  doc: 'The level of its first heading, 1 to 6. Defaults to one below the heading of the page that the element stands under.',
} as const satisfies AttributeDeclaration

/** Every element has these. A <stay-brand> ancestor or the data attributes of the script tag can set them for the page. */
export const sharedAttributes = {
  refId: { kind: 'string', doc: 'The refId of the brand. Can be written refId, refid or ref-id.' },
  apiBase: { kind: 'string', doc: 'The origin of the API. Defaults to the origin of the script.' },
  locale: {
    kind: 'string',
    doc: 'The language tag, such as en-US or fr. Defaults to the `lang` of the page.',
  },
  currency: {
    kind: 'string',
    doc: 'The ISO 4217 code of displayed prices. Defaults to the brand’s, else USD.',
  },
  theme: {
    kind: 'string',
    values: ['auto', 'light', 'dark'],
    doc: 'The colour scheme. `auto` follows the page.',
  },
  searchUrl: { kind: 'string', doc: 'The URL template of the results page. Overrides the brand’s.' },
  detailsUrl: { kind: 'string', doc: 'The URL template of the hotel page. Overrides the brand’s.' },
  checkoutUrl: { kind: 'string', doc: 'The URL template of the checkout. Overrides the brand’s.' },
  loginUrl: { kind: 'string', doc: 'The URL template of the login page. Overrides the brand’s.' },
} as const satisfies Record<string, AttributeDeclaration>

export const sharedEvents = {
  'stay-ready': {
    detail: {},
    doc: 'Emitted when the element has rendered and is ready for use, or when it is ready but has nothing to show yet.',
  },
  'stay-error': {
    detail: { code: 'string', message: 'string?', description: 'string?', element: 'string' },
    doc: 'Emitted when a part of the element named by `element` fails. The element shows a message too.',
  },
  'stay-navigate': {
    detail: { to: 'string', url: 'string', replace: 'boolean?' },
    cancelable: true,
    doc: 'Emitted before the element navigates to `url`. Cancel it to route yourself.',
  },
} as const satisfies Record<string, EventDeclaration>

/** Checks a declaration and preserves its literal types. */
export function declareElement<const D extends Declaration>(declaration: D): D {
  return declaration
}
