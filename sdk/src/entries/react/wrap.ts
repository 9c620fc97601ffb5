import { type ComponentType, createElement, type ReactNode, type Ref } from 'react'
import type { Tag } from '../../elements/declarations.ts'
import type { StayElement, StayEventMap, StayProps } from '../../elements/element-types.ts'
import { defineLate } from '../../elements/late-definers.ts'

type Camel<S extends string> = S extends `${infer A}-${infer B}`
  ? `${Capitalize<A>}${Camel<B>}`
  : Capitalize<S>
type HandlerName<Name extends string> = Name extends `stay-${infer Rest}` ? `on${Camel<Rest>}` : never
type Handlers<T extends Tag> = {
  [Name in keyof StayEventMap<T> & string as HandlerName<Name>]?: (event: StayEventMap<T>[Name]) => void
}

export type StayComponentProps<T extends Tag> = StayProps<T> &
  Handlers<T> & { id?: string; className?: string; children?: ReactNode; ref?: Ref<StayElement<T>> }

const eventProp = (name: string) =>
  name.replace(/^on(?=[A-Z])/, 'onstay').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** An element as a component, registered by importing it. React 19 sets a custom element's props as properties and listens to `onstay-search`; onSearch is our name for it. */
export function wrap<T extends Tag>(tag: T, define: () => void): ComponentType<StayComponentProps<T>> {
  globalThis.staykit = { load: defineLate, ...globalThis.staykit }
  define()
  return (props) =>
    createElement(
      tag,
      Object.fromEntries(
        Object.entries(props).map(([name, value]) => [/^on[A-Z]/.test(name) ? eventProp(name) : name, value]),
      ),
    )
}
