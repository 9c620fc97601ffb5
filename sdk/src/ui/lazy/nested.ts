import { type ComponentType, createElement } from 'react'
import type { Declaration } from '../../runtime/declaration.ts'
import { loadElement } from '../../runtime/load-element.ts'
import { lazy } from './lazy.tsx'

type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element inside another one, as a lazy component: a failed load shows a message with a retry button. */
export function nested(tag: Declaration['tag'], optional?: 'optional'): ComponentType<Attributes> {
  return lazy<Attributes>(async () => {
    await loadElement(tag)
    return (attributes) => createElement(tag, attributes)
  }, optional)
}
