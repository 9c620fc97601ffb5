/**
 * Puts `box` into a shadow root and keeps what is there already until the box shows its first content, so that nothing jumps: a
 * server's declarative shadow content, or a slot with the host's own children. Hotels of a server stay until the box has them
 * too; their style sheet hides it meanwhile (served/served.css).
 */
export function keepUntilRendered(root: ShadowRoot, box: HTMLElement, onReady: () => void): void {
  root.prepend(box)
  // A mutation observer runs before the next paint.
  new MutationObserver((_, observer) => {
    if (!box.firstChild || (root.querySelector('link~* h1') && box.querySelector('.skel,.spin'))) return
    observer.disconnect()
    for (const node of [...root.childNodes]) if (node !== box) node.remove()
    onReady()
  }).observe(box, { childList: true, subtree: true })
}

/** Whether the parser may still be inside an element: nothing follows it in a document that loads. */
export function isBeingParsed(element: Node): boolean {
  if (document.readyState !== 'loading') return false
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return false
  return true
}
