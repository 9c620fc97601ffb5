/**
 * What an element says about itself, once (elements/<tag>/element.ts). Prop types, event types, the JSX, Vue and DOM
 * typings, custom-elements.json and the contract test all come from it. The CDN build keeps only what runs: names and
 * kinds; the sentences stay out of the bundle (build/plugins/declarations.ts).
 */

/** An amount as events tell it: decimal, in major units of the ISO 4217 currency; 485.04 and USD are $485.04. */
export interface StayMoney {
  readonly amount: number
  readonly currency: string
}

/** A place: its id and its type, such as city or airport; its name where that is known. */
export interface StayPlace {
  readonly id: string
  readonly type: string
  readonly name?: string | undefined
}

/** What a list of hotels is filtered and sorted by, and its page, counted from 1. No sort: the server’s own. */
export interface StayList {
  readonly filters: Readonly<Record<string, unknown>>
  readonly sort?: string | undefined
  readonly page: number
}

/**
 * Values that a declaration can name. `date` is a StayDate (YYYY-MM-DD); `json` is any serialisable value; a `callback` is
 * a property only, which no attribute can say.
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
  callback: (told: never) => void
}
export type Kind = keyof Kinds

export interface AttributeDeclaration {
  readonly kind: Kind
  /** Allowed values of a string attribute. */
  readonly values?: readonly string[]
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
  /** Field → kind, a trailing "?" means that the field may be missing; or the texts that it can be. */
  readonly detail: Readonly<Record<string, DetailKind>>
  readonly cancelable?: boolean
  readonly doc: string
}

export interface Declaration {
  readonly tag: `stay-${string}`
  readonly doc: string
  /** By camelCase property name; the attribute is its kebab-case or all-lower-case spelling. */
  readonly attributes: Readonly<Record<string, AttributeDeclaration>>
  readonly events: Readonly<Record<`stay-${string}`, EventDeclaration>>
  readonly slots: Readonly<Record<string, string>>
  readonly parts: Readonly<Record<string, string>>
  /** It shows nothing, so that it has none of the attributes that the others share. */
  readonly isBare?: true
  /** Tokens that this element reads besides the shared ones. */
  readonly tokens?: readonly `--stay-${string}`[]
}

type AttributeValue<A> = A extends { values: readonly (infer V)[] }
  ? V
  : A extends { kind: infer K extends Kind }
    ? Kinds[K]
    : never

/** Props of the component behind an element; nothing is ever required in HTML. */
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

/** Every element has these; a <stay-brand> ancestor or the script tag's data attributes can give them page-wide. */
export const sharedAttributes = {
  refId: { kind: 'string', doc: 'The brand. Written refId, refid or ref-id.' },
  apiBase: { kind: 'string', doc: 'Origin of the API; the origin that served the script when left out.' },
  locale: { kind: 'string', doc: 'Language tag such as en-US or fr; the page’s lang when left out.' },
  currency: { kind: 'string', doc: 'ISO 4217 code of shown prices; USD when left out.' },
  theme: { kind: 'string', values: ['auto', 'light', 'dark'], doc: 'Colour scheme; auto follows the page.' },
  searchUrl: { kind: 'string', doc: 'URL template of the results page, instead of the brand’s.' },
  detailsUrl: { kind: 'string', doc: 'URL template of the hotel page, instead of the brand’s.' },
  checkoutUrl: { kind: 'string', doc: 'URL template of the checkout, instead of the brand’s.' },
  loginUrl: { kind: 'string', doc: 'URL template of the login page, instead of the brand’s.' },
} as const satisfies Record<string, AttributeDeclaration>

export const sharedEvents = {
  'stay-ready': { detail: {}, doc: 'The element has rendered and can be used.' },
  'stay-error': {
    detail: { code: 'string', message: 'string?', description: 'string?', element: 'string' },
    doc: 'Something failed in the element of that tag, which shows it too, with a way on.',
  },
  'stay-navigate': {
    detail: { to: 'string', url: 'string', replace: 'boolean?' },
    cancelable: true,
    doc: 'The element is about to leave for url; cancel it to route by yourself.',
  },
} as const satisfies Record<string, EventDeclaration>

/** Checks a declaration and keeps its literal types. */
export function declareElement<const D extends Declaration>(declaration: D): D {
  return declaration
}
