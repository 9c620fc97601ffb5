/** The nearest <stay-brand> ancestor, across shadow roots. */
export function brandAncestor(element: Element): Element | undefined {
  const found = element.closest('stay-brand')
  if (found) return found
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? brandAncestor(root.host) : undefined
}
