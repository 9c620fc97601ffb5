import { classNameOf } from '../entries.ts'
import { type ElementModel, type EventModel, elements, entries, pageAttributes, shared } from '../model.ts'
import { commented, markupFields, propertyFields } from './text.ts'

const eventFields = (events: readonly EventModel[]) =>
  events
    .map(
      ({ name, detail, cancelable, doc }) =>
        `${commented(cancelable ? `${doc} Cancelable.` : doc, '  ')}  '${name}': CustomEvent<${detail}>\n`,
    )
    .join('')

const listener = (verb: string, element: string, options: string) =>
  `  ${verb}EventListener<Name extends keyof ${element}Events>(
    type: Name,
    listener: (this: ${element}Element, event: ${element}Events[Name]) => void,
    options?: boolean | ${options},
  ): void
  ${verb}EventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: ${element}Element, event: HTMLElementEventMap[Name]) => void,
    options?: boolean | ${options},
  ): void
  ${verb}EventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | ${options},
  ): void
`

function typesOf({ className, tag, doc, attributes, events, isBare }: ElementModel): string {
  const ownProps = isBare ? attributes : attributes.slice(0, -shared.attributes.length)
  const beside = (base: string) => (isBare ? '' : ` extends ${base}`)
  const ownEvents = events.slice(0, -shared.events.length)
  return `${commented(`Properties of <${tag}>.`)}export interface ${className}Props${beside('StayProps')} {
${propertyFields(ownProps)}}

${commented(`Attributes of <${tag}> in markup.`)}export interface ${className}Attributes${beside('StayAttributes')} {
${markupFields(ownProps)}}

${commented(`Events of <${tag}>; all bubble and cross shadow roots.`)}export interface ${className}Events extends StayEvents {
${eventFields(ownEvents)}}

${commented(doc)}export interface ${className}Element extends HTMLElement, ${className}Props {
  readonly localName: '${tag}'
${listener('add', className, 'AddEventListenerOptions')}${listener('remove', className, 'EventListenerOptions')}}
`
}

/** Event name → the elements that send it: events bubble to the page. */
function eventMap(): string {
  const owners = new Map<string, string[]>()
  for (const { className, events } of elements)
    for (const { name } of events.slice(0, -shared.events.length))
      owners.set(name, [...(owners.get(name) ?? []), className])
  const lines = [...owners].map(
    ([name, names]) => `    '${name}': ${names.map((one) => `${one}Events['${name}']`).join(' | ')}\n`,
  )
  return shared.events.map(({ name }) => `    '${name}': StayEvents['${name}']\n`).join('') + lines.join('')
}

const interfaceOf = (name: string) => `${classNameOf(name.replaceAll('_', '-'))}Entry`

/** Each entry of the data layer, and all of them in one type. */
function entryTypes(): string {
  const each = entries.map(
    ({ name, from, fields, doc }) =>
      `${commented(`Of ${from}: ${doc}`)}export interface ${interfaceOf(name)} extends DataLayerEvent {
  readonly event: '${name}'
${fields.map((field) => `  ${field}\n`).join('')}}
`,
  )
  return `/** Fields of every data layer entry. */
export interface DataLayerEvent {
  readonly event: string
  /** The brand. */
  readonly refId: string
  /** When it happened: an ISO 8601 instant. */
  readonly time: string
}

${each.join('\n')}
/** An entry of <stay-data-layer>, distinguished by \`event\`. */
export type DataLayerEntry =
${entries.map(({ name }) => `  | ${interfaceOf(name)}\n`).join('')}`
}

/** Value types of attributes and events. */
const valueTypes = `/** A calendar date: \`2026-12-12\`. */
export type StayDate = \`\${number}-\${number}-\${number}\`

/** An amount: decimal, in major units of the ISO 4217 currency; 485.04 and USD are $485.04. */
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

/** Filters, sort order and page (from 1) of a list of hotels. No sort: the server’s own. */
export interface StayList {
  readonly filters: Readonly<Record<string, unknown>>
  readonly sort?: string | undefined
  readonly page: number
}`

/** elements.d.ts: properties, attributes, events and classes of all elements, and additions to the DOM's typings. */
export function elementTypings(): string {
  return `// What the elements of Staykit are in TypeScript.

${valueTypes}

/** Properties that every element has. */
export interface StayProps {
${propertyFields(shared.attributes)}}

/** Attributes that every element has, in markup. */
export interface StayAttributes {
${markupFields(shared.attributes)}}

/** Attributes of <stay-brand>, in markup. */
export interface StayBrandAttributes {
${markupFields(pageAttributes)}}

/** Events that every element has. */
export interface StayEvents {
${eventFields(shared.events)}}

${elements.map(typesOf).join('\n')}
${entryTypes()}
/** Tag → element. */
export interface StayElements {
${elements.map(({ tag, className }) => `  '${tag}': ${className}Element\n`).join('')}}

export type StayTag = keyof StayElements

declare global {
  interface HTMLElementTagNameMap extends StayElements {
    'stay-brand': HTMLElement
  }
  // Document, window and every element receive them, because they bubble.
  interface GlobalEventHandlersEventMap {
${eventMap()}    /** Dispatch it on document: whether the visitor agrees to <stay-data-layer>. */
    'stay-consent': CustomEvent<boolean>
  }
}
`
}

/** index.d.ts. */
export function indexTypings(): string {
  return `import type { StayTag } from './elements.js'

export type * from './elements.js'

/** Page-wide settings: shared by all elements of the page unless an element overrides them. */
export interface PageSettings {
${propertyFields(pageAttributes)}  messages?: PageMessages | undefined
}

/** A text with {placeholders}, or one form for each plural category of \`count\`. */
export type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>

/** Texts of a page: by element (\`*\` for every one), by language (\`fr\`, or \`fr-CA\` for one region), by the text's key. */
export type PageMessages = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Message>>>>>>

/** Sets page-wide settings from code; elements on the page update. */
export declare function configure(settings: PageSettings): void

/**
 * Loads and registers the named elements, or all of them. Does nothing without a DOM, and nothing twice. Rejects when
 * the code of an element cannot be loaded.
 */
export declare function defineStay(...tags: StayTag[]): Promise<void>
`
}

/** data-layer.d.ts: the element's types, and a function that starts a data layer without it. */
export const dataLayerTypings = () => `import type { DataLayerEntry } from './elements.js'

export type * from './elements.js'

/** The visitor's consent to analytics: unknown, granted, denied. */
export type Consent = 'required' | 'granted' | 'denied'

export interface DataLayerOptions {
  /** Called with each entry. */
  readonly handler?: ((entry: DataLayerEntry) => void) | undefined
  /** Name of a global array for the entries: \`dataLayer\` by default, when there is no handler. */
  readonly layer?: string | undefined
  /** \`required\` by default. The event \`stay-consent\` on document, with true or false, changes it. */
  readonly consent?: Consent | undefined
}

export interface StartedDataLayer {
  /** \`granted\` sends the waiting entries in order; \`denied\` drops them. */
  readonly setConsent: (consent: Consent | undefined) => void
  /** Stops listening and drops waiting entries. */
  readonly stop: () => void
}

/** Sends the journey's events as entries, once the visitor has agreed. Does nothing without a DOM. */
export declare function startDataLayer(options?: DataLayerOptions): StartedDataLayer
`
