import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ShownFirst } from '../runtime/settings.ts'

/** FirstHtml.release of the build; not defined in the modules of the package, which no loader shows first HTML for. */
declare const FIRST_RELEASE: string

const release = typeof FIRST_RELEASE === 'undefined' ? undefined : FIRST_RELEASE

/** The first HTML of an element, if this build rendered it. */
export function firstOf(host: Element): ShownFirst | undefined {
  const first = globalThis.staykit?.first?.get(host)
  return first?.release === release ? first : undefined
}

/** Renders a component into the box of its first HTML, and repeats what the visitor did there. */
export function hydrate(host: Element, { box, repeatActs }: ShownFirst, component: ReactNode): void {
  hydrateRoot(box, component)
  // Before the next render, which would write the fields again.
  repeatActs()
  globalThis.staykit?.first?.delete(host)
}
