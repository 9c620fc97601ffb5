const GAP = 8
/** Distance from the anchor, clear of the bar that contains it. */
const OFFSET = 16

/** CSS zoom of an element and its ancestors; 1 if the browser's boxes do not include it. */
const zoomOf = (element: Element) => (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1

/**
 * Keeps a fixed element below its anchor, or above it if there is more space, inside the viewport. Returns a function that
 * stops it. Positions are set with the CSSOM, which a strict CSP allows.
 */
export function placeBelow(element: HTMLElement, anchor: Element, end = false): () => void {
  let frame = 0
  const place = () => {
    const box = anchor.getBoundingClientRect()
    // Boxes are in zoomed pixels, lengths of an element in pixels before its zoom.
    const zoom = zoomOf(element)
    const width = element.offsetWidth * zoom
    const height = element.offsetHeight * zoom
    const { documentElement } = document
    const room = documentElement.clientWidth * zoomOf(documentElement)
    const rightward = (getComputedStyle(element).direction === 'rtl') === end
    const x = rightward ? box.left : box.right - width
    const below = box.bottom + OFFSET
    const above = box.top - OFFSET - height
    const top = below + height > innerHeight && above > 0 ? above : below
    element.style.left = `${Math.max(GAP, Math.min(x, room - width - GAP)) / zoom}px`
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
