import type { EventsOf, PropsOf } from '../runtime/declaration.ts'
import type { declarations, Tag } from './declarations.ts'

type DeclarationOf<T extends Tag> = (typeof declarations)[T]

/** Properties of an element, all optional. */
export type StayProps<T extends Tag> = PropsOf<DeclarationOf<T>>

/** Event name → CustomEvent with its detail. */
export type StayEventMap<T extends Tag> = {
  [Name in keyof EventsOf<DeclarationOf<T>>]: CustomEvent<EventsOf<DeclarationOf<T>>[Name]>
}

/** An element with its typed properties and listeners. */
export interface StayElement<T extends Tag> extends HTMLElement {
  addEventListener<Name extends keyof StayEventMap<T> & string>(
    type: Name,
    listener: (this: this, event: StayEventMap<T>[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

type StayTagNames = { [T in Tag]: StayElement<T> & StayProps<T> }
type Attributes<T extends Tag> = StayProps<T> & {
  id?: string
  class?: string
  className?: string
  style?: string | object
  slot?: string
  hidden?: boolean
  dir?: string
  children?: unknown
  ref?: unknown
  key?: string | number
}
type StayJsx = { [T in Tag]: Attributes<T> } & { 'stay-brand': Attributes<Tag> }

declare global {
  interface HTMLElementTagNameMap extends StayTagNames {}
  interface DocumentEventMap {
    'stay-navigate': CustomEvent<{ to: string; url: string }>
    'stay-consent': CustomEvent<unknown>
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends StayJsx {}
  }
}
