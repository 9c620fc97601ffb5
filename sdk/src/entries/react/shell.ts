import * as React from 'react'

type Props = Readonly<Record<string, unknown>>
type Handler = (event: Event) => void

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `onStayHotelSelect` → `stay-hotel-select`; undefined for React's own names. */
const eventOf = (name: string) => (/^onStay[A-Z]/.test(name) ? dashed(name.slice(2)).slice(1) : undefined)

/** Splits the props: attributes for React, properties and listeners for the element. */
function sorted(props: Props, own: readonly string[]) {
  const attributes: Record<string, unknown> = {}
  const properties: Record<string, unknown> = {}
  const handlers: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props)) {
    const event = eventOf(name)
    if (event) handlers[event] = value
    else if (name === 'className') attributes.class = value
    else if (!own.includes(name)) attributes[name] = value
    else if (isProperty(value)) properties[name] = value
    else attributes[dashed(name)] = textOf(value)
  }
  return { attributes, properties, handlers }
}

const isProperty = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null)

// React 18 writes false as the text "false", and numbers as text.
function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined
  return value === true ? '' : String(value)
}

/** Listens with the handlers of the last render, under the names of their events. */
class Listener {
  handlers: Props = {}
  handleEvent(event: Event) {
    const handler = this.handlers[event.type]
    if (typeof handler === 'function') (handler as Handler)(event)
  }
}

// Looked up at render time: under the condition react-server React has neither of them. On a server React 18 warns about
// layout effects.
const useCommit = (run: () => () => void) =>
  (typeof document === 'undefined' ? React.useEffect : React.useLayoutEffect)(run)

/**
 * A custom element as a component, for React 18 and later: texts, numbers and booleans become attributes, also on a server;
 * objects and functions become properties, `onStay…` props become listeners, and React handles the rest.
 */
export function shell(tag: string, own: readonly string[]) {
  const Shell = React.forwardRef<HTMLElement, Props>((props, ref) => {
    const host = React.useRef<HTMLElement>(null)
    const [listener] = React.useState(() => new Listener())
    const [previous] = React.useState((): { properties: Record<string, unknown> } => ({ properties: {} }))
    const { attributes, properties, handlers } = sorted(props, own)
    React.useImperativeHandle(ref, () => host.current as HTMLElement, [])
    useCommit(() => {
      const element = host.current
      if (element) {
        for (const name of Object.keys(previous.properties))
          if (!(name in properties) && !(dashed(name) in attributes)) Reflect.set(element, name, undefined)
        for (const [name, value] of Object.entries(properties)) Reflect.set(element, name, value)
        for (const name of Object.keys(handlers)) element.addEventListener(name, listener)
      }
      previous.properties = properties
      listener.handlers = handlers
      return () => {
        listener.handlers = {}
      }
    })
    return React.createElement(tag, { ...attributes, ref: host })
  })
  Shell.displayName = tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Shell
}
