const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role=heading]'
/** A heading in one of these says nothing of what follows it. */
const SECTIONS = 'section,article,aside,nav,footer,dialog,details'

const levelOf = (heading: Element) =>
  Number(heading.getAttribute('aria-level')) || Number(heading.localName.slice(1)) || 2

const isBefore = (heading: Element, element: Element) =>
  heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
  (heading.closest(SECTIONS)?.contains(element) ?? true) &&
  heading.checkVisibility?.() !== false

/**
 * The level of the heading that an element of the page stands below: the last one before it in its sections, across shadow
 * roots, else 1 if the page has an h1 anywhere; undefined without one.
 */
export function levelAbove(element: Element): number | undefined {
  const root = element.getRootNode() as Document | ShadowRoot
  const before = [...root.querySelectorAll(HEADINGS)].filter((heading) => isBefore(heading, element))
  const last = before.at(-1)
  if (last) return levelOf(last)
  if (root instanceof ShadowRoot) {
    const level = Number(root.host.getAttribute('heading-level'))
    return level ? level - 1 : levelAbove(root.host)
  }
  return root.querySelector('h1') ? 1 : undefined
}
