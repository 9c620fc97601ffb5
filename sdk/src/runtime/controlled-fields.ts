// React puts a text field's value back when its component does not take what was typed. preact/compat leaves it as typed,
// so these hooks do it. They can go once preact does it too.
import { options, type VNode } from 'preact'

interface Field extends HTMLInputElement {
  stayValue?: unknown
}

const { diffed, event } = options
const isField = (vnode: VNode) => vnode.type === 'input' || vnode.type === 'textarea'

options.diffed = (vnode) => {
  // preact's builds all name a vnode's DOM node `__e`.
  const field = (vnode as { __e?: Field }).__e
  if (field && isField(vnode)) field.stayValue = (vnode.props as { value?: unknown }).value
  diffed?.(vnode)
}

options.event = (input) => {
  if (input.type === 'input' && !(input as InputEvent).isComposing) {
    const field = input.target as Field
    // Two turns of the microtask queue: the component has rendered by then, if it renders at all.
    queueMicrotask(() => queueMicrotask(() => putBack(field)))
  }
  return event ? event(input) : input
}

function putBack(field: Field): void {
  const { stayValue, type } = field
  const isText = type !== 'file' && type !== 'checkbox' && type !== 'radio'
  if (isText && stayValue != null && field.value !== String(stayValue)) field.value = String(stayValue)
}
