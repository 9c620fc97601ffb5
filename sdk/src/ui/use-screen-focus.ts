import { useEffect, useRef } from 'react'
import { ANY_HEADING } from '../runtime/heading.tsx'
import { useWidget } from '../runtime/widget.ts'

/**
 * Focuses the heading of each screen after the first, for screens that replace the control that led to them: the one with
 * `data-start`, or the first.
 */
export function useScreenFocus(screen: string): void {
  const { box } = useWidget()
  const previous = useRef(screen)
  useEffect(() => {
    if (previous.current === screen) return
    previous.current = screen
    return focusHeading(box)
  }, [screen, box])
}

/**
 * Moves the focus to the first heading of a new screen, so that screen readers announce it. A screen that is still loading gets
 * it later, unless the traveller has moved the focus. Returns a function that stops waiting.
 */
function focusHeading(box: HTMLElement): () => void {
  const root = box.getRootNode() as ShadowRoot
  const initial = root.activeElement
  const observer = new MutationObserver(look)

  function look() {
    const hasMoved = root.activeElement !== null && root.activeElement !== initial
    const heading =
      box.querySelector<HTMLElement>('[data-start]') ?? box.querySelector<HTMLElement>(ANY_HEADING)
    if (!heading && !hasMoved) return
    observer.disconnect()
    if (hasMoved) return
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }

  observer.observe(box, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}
