import { type ComponentProps, createElement, type Ref } from 'react'
import { levelAbove } from './heading-level.ts'
import { useWidget, type Widget } from './widget.ts'

interface HeadingProps extends Omit<ComponentProps<'h1'>, 'ref'> {
  /** Level on a page without other headings. */
  readonly level: 1 | 2 | 3
  readonly elementRef?: Ref<HTMLHeadingElement> | undefined
}

/** Matches every heading. */
export const ANY_HEADING = ':is(h1,h2,h3,h4,h5,h6)'

const above = new WeakMap<Element, number>()

/** Level of the first heading: the attribute, else one below the heading of the page. It does not change by itself. */
function firstLevel({ host, headings: { first, level } }: Widget): number {
  if (level && level >= 1 && level <= 6) return Math.floor(level)
  // A server does not know the page.
  if (typeof document === 'undefined') return first
  const found = above.get(host) ?? levelAbove(host) ?? first - 1
  above.set(host, found)
  return found + 1
}

/** A heading at its place in the outline of the page. Every heading of an element is one of these. */
export function Heading({ level, elementRef, ...props }: HeadingProps) {
  const widget = useWidget()
  const own = firstLevel(widget) + level - widget.headings.first
  return createElement(`h${Math.min(Math.max(own, 1), 6)}`, { ...props, ref: elementRef })
}
