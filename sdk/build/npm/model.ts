import { declarations } from '../../src/elements/declarations.ts'
import { entryFields, entryNameOf } from '../../src/elements/stay-data-layer/entry-fields.ts'
import { spellings } from '../../src/runtime/attributes.ts'
import {
  type AttributeDeclaration,
  type Declaration,
  type DetailKind,
  type Kind,
  sharedAttributes,
  sharedEvents,
} from '../../src/runtime/declaration.ts'
import { screens } from '../../src/runtime/settings.ts'
import { classNameOf } from './entries.ts'

/** An attribute and its property, for typings and editor data. */
export interface Attribute {
  readonly prop: string
  /** Name in HTML: `check-in`. */
  readonly dashed: string
  readonly kind: Kind
  /** TypeScript type of the property. */
  readonly type: string
  readonly values: readonly string[]
  readonly default: string | undefined
  readonly doc: string
  /** `since 1.2.0: use hotel-id`, for a former name. */
  readonly deprecated?: string
}

export interface EventModel {
  readonly name: string
  /** The component's prop: `onStaySearch`. */
  readonly handler: string
  /** TypeScript type of its detail. */
  readonly detail: string
  readonly cancelable: boolean
  readonly doc: string
}

export interface ElementModel {
  readonly tag: string
  readonly className: string
  readonly doc: string
  /** It renders nothing and has its own attributes only. */
  readonly isBare: boolean
  /** Its own, then those that all elements have. */
  readonly attributes: readonly Attribute[]
  readonly events: readonly EventModel[]
  readonly slots: Readonly<Record<string, string>>
  readonly parts: Readonly<Record<string, string>>
  readonly tokens: readonly string[]
}

const types: Readonly<Record<Kind, string>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  date: 'StayDate',
  json: 'unknown',
  money: 'StayMoney',
  place: 'StayPlace',
  list: 'StayList',
  callback: '((entry: DataLayerEntry) => void)',
}

const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ')

const attributeOf = ([prop, one]: [string, AttributeDeclaration]): Attribute => ({
  prop,
  dashed: spellings(prop)[0] ?? prop,
  kind: one.kind,
  type: one.values ? oneOf(one.values) : types[one.kind],
  values: one.values ?? [],
  default: one.default === undefined ? undefined : String(one.default),
  doc: one.doc,
})

/** Whether markup can express it as text: a function cannot be. */
export const isWritten = ({ kind }: Attribute) => kind !== 'callback'

/** The attributes with their former names, which are deprecated. */
export const attributesOf = (all: Declaration['attributes']): Attribute[] =>
  Object.entries(all).flatMap(([prop, one]) => [
    attributeOf([prop, one]),
    ...Object.entries(one.formerNames ?? {}).map(([former, since]) => {
      const deprecated = `since ${since}: use ${spellings(prop)[0]}`
      return { ...attributeOf([former, one]), doc: `Deprecated ${deprecated}.`, deprecated }
    }),
  ])

function eventsOf(all: Declaration['events']): EventModel[] {
  return Object.entries(all).map(([name, { detail, cancelable = false, doc }]) => ({
    name,
    handler: `on${classNameOf(name)}`,
    detail: detailOf(detail),
    cancelable,
    doc,
  }))
}

type Detail = Readonly<Record<string, DetailKind>>

function detailFields(detail: Detail): string[] {
  return Object.entries(detail).map(([field, kind]) => {
    if (typeof kind !== 'string') return `readonly ${field}: ${oneOf(kind)}`
    const type = types[kind.replace('?', '') as Kind]
    return kind.endsWith('?') ? `readonly ${field}?: ${type} | undefined` : `readonly ${field}: ${type}`
  })
}

function detailOf(detail: Detail): string {
  const fields = detailFields(detail)
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<string, never>'
}

export const shared = {
  attributes: attributesOf(sharedAttributes),
  events: eventsOf(sharedEvents),
}

const urlOf = (screen: string): [string, AttributeDeclaration] => [
  `${screen}Url`,
  {
    kind: 'string',
    doc: `URL template of the screen "${screen}"; none: the page has no such screen, and no link leads there.`,
  },
]

/** Page-wide settings: `configure`, `<stay-brand>`, the script tag. */
export const pageAttributes = attributesOf({
  ...Object.fromEntries(screens.map(urlOf)),
  ...sharedAttributes,
})

export const brandDoc =
  'Settings for the elements inside it: a brand of their own, its URLs, its language and currency. It has no look.'

const all: readonly Declaration[] = Object.values(declarations)

/** stay-booking contains all others, whose events bubble out of it. */
const journey = 'stay-booking'
const othersEvents = (tag: string) =>
  tag === journey ? Object.assign({}, ...all.map(({ events }) => events)) : {}

/** Every element, by its declaration. */
export const elements: readonly ElementModel[] = all.map(
  ({ tag, doc, attributes, events, slots, parts, isBare = false, tokens = [] }) => ({
    tag,
    className: classNameOf(tag),
    doc,
    isBare,
    attributes: [...attributesOf(attributes), ...(isBare ? [] : shared.attributes)],
    events: [...eventsOf({ ...events, ...othersEvents(tag) }), ...shared.events],
    slots,
    parts,
    tokens,
  }),
)

/** An entry of the data layer, by its source event. */
export interface EntryModel {
  /** `staykit_booked` */
  readonly name: string
  /** The event: `stay-booked`. */
  readonly from: string
  /** TypeScript type of its fields besides event, refId and time. */
  readonly fields: readonly string[]
  readonly doc: string
}

const declared: Declaration['events'] = Object.assign({}, ...all.map(({ events }) => events))

function entryOf([from, names]: [string, readonly string[]]): EntryModel {
  const event = declared[from as keyof typeof declared]
  if (!event) throw new Error(`no element declares ${from}, an event of the data layer`)
  const detail = Object.fromEntries(
    names.map((name): [string, DetailKind] => [name, event.detail[name] ?? missing(from, name)]),
  )
  // Fields that the data layer computes itself (elements/stay-data-layer/entry.ts).
  const nights: Detail = 'checkIn' in detail ? { nights: 'number?' } : {}
  const changed: Detail = from === 'stay-filter' ? { changed: 'string' } : {}
  const fields = detailFields({ ...changed, ...detail, ...nights })
  return { name: entryNameOf(from), from, fields, doc: event.doc }
}

function missing(from: string, name: string): never {
  throw new Error(`${from} has no ${name}, a field of the data layer`)
}

/** The entries of the data layer. */
export const entries: readonly EntryModel[] = Object.entries<readonly string[]>(entryFields).map(entryOf)
