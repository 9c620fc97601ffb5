import type { Map as LeafletMap } from 'leaflet'

/**
 * A finger scrolls the page past the map; two fingers move and zoom the map (Leaflet's pinch), a mouse drags it. Returns a
 * function that removes the listeners.
 */
export function moveByTwoFingers(map: LeafletMap, box: HTMLElement, onOneFinger: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const capture = { capture: true, passive: true, signal }
  box.addEventListener('touchstart', () => map.dragging.disable(), capture)
  box.addEventListener('touchmove', ({ touches }) => touches.length === 1 && onOneFinger(), {
    passive: true,
    signal,
  })
  box.addEventListener(
    'pointerdown',
    ({ pointerType }) => pointerType !== 'touch' && map.dragging.enable(),
    capture,
  )
  return () => stop.abort()
}
