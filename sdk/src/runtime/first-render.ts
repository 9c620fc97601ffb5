/**
 * Appends `box` to a shadow root and keeps what is there already until the box shows its first content, so that nothing
 * jumps: a server's declarative shadow content, or a slot with the host's own children.
 */
export function keepUntilRendered(root: ShadowRoot, box: HTMLElement, onReady: () => void): void {
  const before = [...root.childNodes]
  root.append(box)
  // A mutation observer runs before the next paint.
  new MutationObserver((_, observer) => {
    if (!box.firstChild) return
    observer.disconnect()
    for (const node of before) node.remove()
    onReady()
  }).observe(box, { childList: true })
}
