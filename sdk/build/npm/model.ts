import { declarations } from '../../src/elements/declarations.ts'
import { spellings } from '../../src/runtime/attributes.ts'
import {
  type AttributeDeclaration,
  type Declaration,
  type Kind,
  sharedAttributes,
  sharedEvents,
} from '../../src/runtime/declaration.ts'
import { screens } from '../../src/runtime/settings.ts'
import { classNameOf } from './entries.ts'

/** An attribute and its property, as typings and editors' data say them. */
export interface Attribute {
  readonly prop: string
  /** As HTML spells it: `check-in`. */
  readonly dashed: string
  readonly kind: Kind
  /** TypeScript of the property. */
  readonly type: string
  readonly values: readonly string[]
  readonly default: string | undefined
  readonly doc: string
}

export interface EventModel {
  readonly name: string
  /** The component's prop: `onStaySearch`. */
  readonly handler: string
  /** TypeScript of its detail. */
  readonly detail: string
  readonly cancelable: boolean
  readonly doc: string
}

export interface ElementModel {
  readonly tag: string
  readonly className: string
  readonly doc: string
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
}

const attributeOf = ([prop, one]: [string, AttributeDeclaration]): Attribute => ({
  prop,
  dashed: spellings(prop)[0] ?? prop,
  kind: one.kind,
  type: one.values ? one.values.map((value) => `'${value}'`).join(' | ') : types[one.kind],
  values: one.values ?? [],
  default: one.default === undefined ? undefined : String(one.default),
  doc: one.doc,
})

const attributesOf = (all: Declaration['attributes']) => Object.entries(all).map(attributeOf)

function eventsOf(all: Declaration['events']): EventModel[] {
  return Object.entries(all).map(([name, { detail, cancelable = false, doc }]) => ({
    name,
    handler: `on${classNameOf(name)}`,
    detail: detailOf(detail),
    cancelable,
    doc,
  }))
}

function detailOf(detail: Readonly<Record<string, string>>): string {
  const fields = Object.entries(detail).map(([field, kind]) => {
    const type = types[kind.replace('?', '') as Kind]
    return kind.endsWith('?') ? `readonly ${field}?: ${type} | undefined` : `readonly ${field}: ${type}`
  })
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

/** What a page can say for all its elements: `configure`, `<stay-brand>`, the script tag. */
export const pageAttributes = attributesOf({
  ...Object.fromEntries(screens.map(urlOf)),
  ...sharedAttributes,
})

export const brandDoc =
  'Settings for the elements inside it: a brand of their own, its URLs, its language and currency. It has no look.'

const all: readonly Declaration[] = Object.values(declarations)

/** stay-booking shows all the others, whose events bubble out of it. */
const journey = 'stay-booking'
const othersEvents = (tag: string) =>
  tag === journey ? Object.assign({}, ...all.map(({ events }) => events)) : {}

/** Every element, by its declaration. */
export const elements: readonly ElementModel[] = all.map(
  ({ tag, doc, attributes, events, slots, parts, tokens = [] }) => ({
    tag,
    className: classNameOf(tag),
    doc,
    attributes: [...attributesOf(attributes), ...shared.attributes],
    events: [...eventsOf({ ...events, ...othersEvents(tag) }), ...shared.events],
    slots,
    parts,
    tokens,
  }),
)
