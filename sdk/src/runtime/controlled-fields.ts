// React resets a text field when its component rejects the typed value. preact/compat does not, so these hooks do it.
// Remove them when preact does it too.
import { options, type VNode } from 'preact'

interface Field extends HTMLInputElement {
  stayValue?: unknown
}

const { diffed, event } = options
const isField = (vnode: VNode) => vnode.type === 'input' || vnode.type === 'textarea'

options.diffed = (vnode) => {
  // All builds of preact name the DOM node of a vnode `__e`.
  const field = (vnode as { __e?: Field }).__e
  if (field && isField(vnode)) field.stayValue = (vnode.props as { value?: unknown }).value
  diffed?.(vnode)
}

options.event = (input) => {
  if (input.type === 'input' && !(input as InputEvent).isComposing) {
    const field = input.target as Field
    // After two microtasks the component has rendered, if it renders at all.
    queueMicrotask(() => queueMicrotask(() => putBack(field)))
  }
  return event ? event(input) : input
}

function putBack(field: Field): void {
  const { stayValue, type } = field
  const isText = type !== 'file' && type !== 'checkbox' && type !== 'radio'
  if (isText && stayValue != null && field.value !== String(stayValue)) field.value = String(stayValue)
}
