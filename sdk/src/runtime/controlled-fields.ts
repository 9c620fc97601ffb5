// React resets a field when its component rejects the typed value or the tick. preact/compat does not, so these hooks do it.
// Remove them when preact does it too.
import { options, type VNode } from 'preact'

interface Field extends HTMLInputElement {
  stayValue?: unknown
  stayChecked?: unknown
}

const { diffed, event } = options
const isField = (vnode: VNode) => vnode.type === 'input' || vnode.type === 'textarea'

options.diffed = (vnode) => {
  // All builds of preact name the DOM node of a vnode `__e`.
  const field = (vnode as { __e?: Field }).__e
  if (field && isField(vnode)) {
    const { value, checked } = vnode.props as { value?: unknown; checked?: unknown }
    field.stayValue = value
    field.stayChecked = checked
  }
  diffed?.(vnode)
}

options.event = (input) => {
  const isTyped = input.type === 'input' && !(input as InputEvent).isComposing
  if (isTyped || input.type === 'change') {
    const field = input.target as Field
    // After two microtasks the component has rendered, if it renders at all.
    queueMicrotask(() => queueMicrotask(() => putBack(field)))
  }
  return event ? event(input) : input
}

function putBack(field: Field): void {
  const { stayValue, stayChecked, type } = field
  if (type === 'checkbox' && stayChecked != null) field.checked = Boolean(stayChecked)
  const isText = type !== 'file' && type !== 'checkbox' && type !== 'radio'
  if (isText && stayValue != null && field.value !== String(stayValue)) field.value = String(stayValue)
}
