import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ElementState } from '../runtime/element-root.tsx'
import type { ShownFirst } from '../runtime/settings.ts'

/** FirstHtml.release of the build; not defined in the modules of the package, which no loader shows first HTML for. */
declare const FIRST_RELEASE: string

const release = typeof FIRST_RELEASE === 'undefined' ? undefined : FIRST_RELEASE

/** The first HTML of an element, if this build rendered it. */
export function firstOf(host: Element): ShownFirst | undefined {
  const first = globalThis.staykit?.first?.get(host)
  return first?.release === release ? first : undefined
}

/** Whether first HTML is still what the component renders: the page may have changed the element since. */
export const isCurrent = ({ variant, locale }: ShownFirst, { props, settings }: ElementState): boolean =>
  (props.variant ?? 'full') === variant &&
  (props.product ?? 'hotels') === 'hotels' &&
  settings?.locale === locale &&
  Object.keys(settings.words).length === 0

/** Renders a component into the box of its first HTML, and repeats what the visitor did there. */
export function hydrate({ box, repeatActs }: ShownFirst, component: ReactNode): void {
  hydrateRoot(box, component)
  // Before the next render, which would write the fields again.
  repeatActs()
}
