import { stayDataLayer } from './element.ts'
import { createClass } from './element-class.ts'

export function define(): void {
  const { tag } = stayDataLayer
  if (typeof customElements !== 'undefined' && !customElements.get(tag))
    customElements.define(tag, createClass())
}
