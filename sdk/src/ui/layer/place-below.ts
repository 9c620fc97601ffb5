const GAP = 8
/** A list of suggestions scrolls inside rather than leaving the viewport or covering its field; it is never lower than this. */
const MIN_HEIGHT = 160
/** With so much room it stays below, so that it does not jump above its field when it gets longer. */
const ENOUGH = 240
/** Distance from the anchor, clear of the bar that contains it. */
const OFFSET = 16

/** CSS zoom of an element and its ancestors; 1 if the browser's boxes do not include it. */
const zoomOf = (element: Element) => (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1

/**
 * Keeps a fixed element below its anchor, or above it if there is more space, inside the viewport. With `mayCover` it covers
 * the anchor rather than scroll inside. Returns a function that stops it. Positions are set with the CSSOM, which a strict CSP allows.
 */
export function placeBelow(
  element: HTMLElement,
  anchor: Element,
  { end = false, mayCover = false } = {},
): () => void {
  let frame = 0
  const place = () => {
    const box = anchor.getBoundingClientRect()
    // Boxes are in zoomed pixels, lengths of an element in pixels before its zoom.
    const zoom = zoomOf(element)
    const width = element.offsetWidth * zoom
    const border = element.offsetHeight - element.clientHeight
    const whole = (element.scrollHeight + border) * zoom
    const { documentElement } = document
    const room = documentElement.clientWidth * zoomOf(documentElement)
    const rightward = (getComputedStyle(element).direction === 'rtl') === end
    const x = rightward ? box.left : box.right - width
    const roomBelow = innerHeight - box.bottom - OFFSET - GAP
    const roomAbove = box.top - OFFSET - GAP
    const wanted = mayCover ? whole : Math.min(whole, ENOUGH)
    const isAbove = wanted > roomBelow && roomAbove > roomBelow
    const beside = isAbove ? roomAbove : roomBelow
    const most = mayCover ? innerHeight - 2 * GAP : Math.max(beside, MIN_HEIGHT)
    const height = Math.min(whole, most)
    const y = isAbove ? box.top - OFFSET - height : box.bottom + OFFSET
    // An anchor outside the viewport takes its layer along.
    const isInSight = box.bottom > 0 && box.top < innerHeight
    const top = isInSight ? Math.max(GAP, Math.min(y, innerHeight - height - GAP)) : y
    element.style.maxHeight = whole > height ? `${height / zoom}px` : ''
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
