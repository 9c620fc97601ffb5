const GAP = 8
/** From the anchor, so that the layer stands clear of the bar that the anchor is in. */
const OFFSET = 16

/** CSS zoom of an element with that of its ancestors: of 1 where the browser's boxes do not know of any. */
const zoomOf = (element: Element) => (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1

/**
 * Keeps a fixed element under its anchor, above it where there is more room, and inside the viewport. Answers a function
 * that stops. Positions are set on the CSSOM, which a strict CSP allows.
 */
export function placeBelow(element: HTMLElement, anchor: Element, end = false): () => void {
  let frame = 0
  const place = () => {
    const box = anchor.getBoundingClientRect()
    // Boxes are as they are seen, an element's own lengths as they are before it is zoomed.
    const zoom = zoomOf(element)
    const width = element.offsetWidth * zoom
    const height = element.offsetHeight * zoom
    const { documentElement } = document
    const room = documentElement.clientWidth * zoomOf(documentElement)
    const rightward = (getComputedStyle(element).direction === 'rtl') === end
    const wanted = rightward ? box.left : box.right - width
    const below = box.bottom + OFFSET
    const above = box.top - OFFSET - height
    const top = below + height > innerHeight && above > 0 ? above : below
    element.style.left = `${Math.max(GAP, Math.min(wanted, room - width - GAP)) / zoom}px`
    element.style.top = `${top / zoom}px`
  }
  const later = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(place)
  }
  place()
  const observer = new ResizeObserver(later)
  observer.observe(element)
  addEventListener('scroll', later, { capture: true, passive: true })
  addEventListener('resize', later)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    removeEventListener('scroll', later, { capture: true })
    removeEventListener('resize', later)
  }
}
