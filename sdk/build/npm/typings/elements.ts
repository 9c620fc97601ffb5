import { type ElementModel, type EventModel, elements, pageAttributes, shared } from '../model.ts'
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

function typesOf({ className, tag, doc, attributes, events }: ElementModel): string {
  const ownProps = attributes.slice(0, -shared.attributes.length)
  const ownEvents = events.slice(0, -shared.events.length)
  return `${commented(`Properties of <${tag}>.`)}export interface ${className}Props extends StayProps {
${propertyFields(ownProps)}}

${commented(`Attributes of <${tag}> in markup.`)}export interface ${className}Attributes extends StayAttributes {
${markupFields(ownProps)}}

${commented(`Events of <${tag}>; all bubble and cross shadow roots.`)}export interface ${className}Events extends StayEvents {
${eventFields(ownEvents)}}

${commented(doc)}export interface ${className}Element extends HTMLElement, ${className}Props {
  readonly localName: '${tag}'
${listener('add', className, 'AddEventListenerOptions')}${listener('remove', className, 'EventListenerOptions')}}
`
}

/** Event name → the elements that have it: the page hears them all. */
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

/** elements.d.ts: properties, attributes, events and classes of all elements, and what the DOM's own typings learn of them. */
export function elementTypings(): string {
  return `// What the elements of Staykit are in TypeScript.

/** A calendar date: \`2026-12-12\`. */
export type StayDate = \`\${number}-\${number}-\${number}\`

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
/** Tag → element. */
export interface StayElements {
${elements.map(({ tag, className }) => `  '${tag}': ${className}Element\n`).join('')}}

export type StayTag = keyof StayElements

declare global {
  interface HTMLElementTagNameMap extends StayElements {
    'stay-brand': HTMLElement
  }
  // Document, window and every element hear them, since they bubble.
  interface GlobalEventHandlersEventMap {
${eventMap()}  }
}
`
}

/** index.d.ts. */
export function indexTypings(): string {
  return `import type { StayTag } from './elements.js'

export type * from './elements.js'

/** Page-wide settings: what every element of the page shares unless it says otherwise. */
export interface PageSettings {
${propertyFields(pageAttributes)}  messages?: PageMessages | undefined
}

/** A text with {placeholders}, or one form for each plural category of \`count\`. */
export type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>

/** A page's own words: by element (\`*\` for every one), by language (\`fr\`, or \`fr-CA\` for one region), by the text's key. */
export type PageMessages = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Message>>>>>>

/** Sets page-wide settings from code; elements that are on the page follow. */
export declare function configure(settings: PageSettings): void

/**
 * Loads and registers the named elements, or all of them. Does nothing where there is no DOM, and nothing twice. Rejects when
 * the code of an element cannot be loaded.
 */
export declare function defineStay(...tags: StayTag[]): Promise<void>
`
}
