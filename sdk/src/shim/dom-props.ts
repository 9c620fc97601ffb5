// React's DOM props where their behaviour differs from the DOM's: onChange of a text field means input, focus events
// bubble, and a value that the component did not take over is put back.
import { options, type VNode } from 'preact'

type DomProps = Record<string, unknown>
type Handler = (event: Event) => void
interface Field extends HTMLInputElement {
  stayValue?: unknown
}

const keepsChange = /^(fil|che|rad)/
const before = { vnode: options.vnode, event: options.event, diffed: options.diffed }

function rename(props: DomProps, from: string, to: string) {
  const first = props[from] as Handler | undefined
  if (!first) return
  const second = props[to] as Handler | undefined
  delete props[from]
  props[to] = (event: Event) => {
    first(event)
    second?.(event)
  }
}

const isTextField = (vnode: VNode) =>
  vnode.type === 'textarea' ||
  (vnode.type === 'input' && !keepsChange.test(String((vnode.props as DomProps).type)))

options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') {
    const props = vnode.props as DomProps
    if (isTextField(vnode)) rename(props, 'onChange', 'onInput')
    rename(props, 'onFocus', 'onFocusIn')
    rename(props, 'onBlur', 'onFocusOut')
  }
  before.vnode?.(vnode)
}

options.diffed = (vnode) => {
  // __e: preact's name for a vnode's DOM node, the same in all of its builds.
  const dom = (vnode as { __e?: Field }).__e
  if (dom && isTextField(vnode)) dom.stayValue = (vnode.props as DomProps).value
  before.diffed?.(vnode)
}

options.event = (event) => {
  const field = event.target as Field
  const restore = () => {
    const wanted = field.stayValue
    if (wanted != null && field.value !== String(wanted)) field.value = String(wanted)
  }
  // Two turns of the microtask queue: the component's own render, if there is one, has run by then.
  const composing = (event as InputEvent).isComposing
  if (event.type === 'input' && !composing) queueMicrotask(() => queueMicrotask(restore))
  return before.event ? before.event(event) : event
}
