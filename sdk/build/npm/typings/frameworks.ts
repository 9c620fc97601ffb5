import { type ElementModel, elements } from '../model.ts'
import { imported } from './text.ts'

const named = (kinds: readonly string[]) =>
  imported(
    [
      ...elements.flatMap(({ className }) => kinds.map((kind) => className + kind)),
      ...(kinds.includes('Attributes') ? ['StayBrandAttributes'] : []),
    ],
    './elements.js',
  )

const lines = (tagOf: (element: ElementModel) => string) =>
  elements.map((element) => `    '${element.tag}': ${tagOf(element)}\n`).join('')

/** vue.d.ts: the tags as components of templates, with their attributes and \`@stay-…\` events. */
export function vueTypings(): string {
  return `${imported(['HTMLAttributes', 'ReservedProps'], 'vue')}${named(['Attributes', 'Element', 'Events'])}
export type * from './elements.js'

type Pascal<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${Capitalize<First>}\${Pascal<Rest>}\`
  : Capitalize<Name>
type Handlers<Events> = {
  [Name in keyof Events & string as \`on\${Pascal<Name>}\`]?: ((event: Events[Name]) => void) | undefined
}
type Tag<Element, Attributes, Events> = new () => Element & {
  $props: Attributes & Omit<HTMLAttributes, keyof Attributes> & ReservedProps & Handlers<Events>
}

declare module 'vue' {
  // The element and the slot of a child.
  interface HTMLAttributes {
    slot?: string | undefined
  }
  interface GlobalComponents {
${lines(({ className }) => `Tag<${className}Element, ${className}Attributes, ${className}Events>`)}    'stay-brand': Tag<HTMLElement, StayBrandAttributes, {}>
  }
}
`
}

/** svelte.d.ts: the tags in Svelte's markup, with their attributes and \`onstay-…\` events. */
export function svelteTypings(): string {
  return `${imported(['HTMLAttributes'], 'svelte/elements')}${named(['Attributes', 'Element', 'Events'])}
export type * from './elements.js'

type Handlers<Events> = {
  [Name in keyof Events & string as \`on\${Name}\` | \`on:\${Name}\`]?: ((event: Events[Name]) => void) | undefined
}
type Tag<Element extends EventTarget, Attributes, Events> = Attributes &
  Omit<HTMLAttributes<Element>, keyof Attributes | keyof Handlers<Events>> &
  Handlers<Events>

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${lines(({ className }) => `Tag<${className}Element, ${className}Attributes, ${className}Events>`)}    'stay-brand': Tag<HTMLElement, StayBrandAttributes, {}>
  }
}
`
}

/** preact.d.ts: the tags in Preact's JSX, with their attributes and \`onstay-…\` events. */
export function preactTypings(): string {
  return `${imported(['ClassAttributes', 'JSX'], 'preact')}${named(['Attributes', 'Element', 'Events'])}
export type * from './elements.js'

type Handlers<Events> = { [Name in keyof Events & string as \`on\${Name}\`]?: ((event: Events[Name]) => void) | undefined }
type Tag<Element extends EventTarget, Attributes, Events> = Attributes &
  Omit<JSX.IntrinsicElements['section'], keyof Attributes | 'ref' | 'key'> &
  ClassAttributes<Element> &
  Handlers<Events>

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${lines(({ className }) => `Tag<${className}Element, ${className}Attributes, ${className}Events>`)}    'stay-brand': Tag<HTMLElement, StayBrandAttributes, {}>
    }
  }
}
`
}
