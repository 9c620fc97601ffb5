/**
 * Puts `box` into a shadow root and leaves existing content until the box has its first content, to avoid a layout shift: a
 * server's declarative shadow content, or a slot with the host's own children. Server-rendered hotels stay until the box has
 * its own; their style sheet hides the box meanwhile (server-rendering/element.css).
 */
export function keepUntilRendered(root: ShadowRoot, box: HTMLElement, onReady: () => void): void {
  root.prepend(box)
  // A mutation observer runs before the next paint.
  new MutationObserver((_, observer) => {
    if (
      !box.firstChild ||
      (root.querySelector('link~* :is(h1,h2,h3,h4,h5,h6)') && box.querySelector('.skel,.spin'))
    )
      return
    observer.disconnect()
    for (const node of [...root.childNodes]) if (node !== box) node.remove()
    onReady()
  }).observe(box, { childList: true, subtree: true })
}

/** Whether the parser may still be inside an element: the document is loading and nothing follows the element. */
export function isBeingParsed(element: Node): boolean {
  if (document.readyState !== 'loading') return false
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return false
  return true
}
