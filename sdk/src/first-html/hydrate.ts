import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { languageOf } from '../messages/catalogue.ts'
import type { ElementState } from '../runtime/element-root.tsx'
import type { ShownFirst } from '../runtime/settings.ts'
import { controlsOf } from './acts.ts'

/** FirstHtml.release of the build; not defined in the modules of the package, which no loader shows first HTML for. */
declare const FIRST_RELEASE: string

const release = typeof FIRST_RELEASE === 'undefined' ? undefined : FIRST_RELEASE

/** The first HTML of an element, if this build rendered it. That of another build ends here: it is replaced as a whole. */
export function firstOf(host: Element): ShownFirst | undefined {
  const first = globalThis.staykit?.first?.get(host)
  if (!first || first.release === release) return first
  globalThis.staykit?.first?.delete(host)
  first.endActs()
  return undefined
}

/**
 * Whether a component renders what its first HTML shows: the page may have changed the element since. The brand may add a
 * region to the language: other dates are texts, which hydration writes.
 */
const isCurrent = ({ variant, locale, isPartial }: ShownFirst, { props, settings }: ElementState): boolean =>
  !isPartial &&
  (props.variant ?? 'full') === variant &&
  (props.product ?? 'hotels') === 'hotels' &&
  settings !== undefined &&
  languageOf(settings.locale) === languageOf(locale) &&
  Object.keys(settings.words).length === 0

/** Empties the box, renders, and gives the new controls the texts and the focus of those before. */
function replace(root: ShadowRoot, box: HTMLElement, mount: () => void): void {
  const earlier = controlsOf(box)
  const focused = earlier.indexOf(root.activeElement as HTMLElement)
  box.replaceChildren()
  mount()
  const controls = controlsOf(box)
  earlier.forEach((from, index) => {
    const to = controls[index]
    if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.value)
      to.value = from.value
  })
  controls[focused]?.focus()
}

/**
 * Renders a component in place of its first HTML: hydrates it, or replaces it where the component has other content. Then
 * repeats what the visitor did.
 */
export function takeOver(
  root: ShadowRoot,
  first: ShownFirst,
  state: ElementState,
  component: ReactNode,
  mount: () => void,
): void {
  const { box, endActs } = first
  const acts = endActs()
  const isHydrated = isCurrent(first, state)
  if (isHydrated) hydrateRoot(box, component)
  else replace(root, box, mount)
  // Before the next render, which would write the fields again.
  acts.repeat(box)
  if (isHydrated) mount()
}
