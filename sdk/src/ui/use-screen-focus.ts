import { useLayoutEffect, useRef } from 'react'
import { ANY_HEADING } from '../runtime/heading.tsx'
import { useWidget } from '../runtime/widget.ts'

/**
 * Focuses the heading of each screen after the first, for screens that replace the control that led to them: the one with
 * `data-start`, or the first.
 */
export function useScreenFocus(screen: string): void {
  const { box } = useWidget()
  const previous = useRef(screen)
  // With the screen itself: a later effect would take the focus from a field that the traveller has clicked since.
  useLayoutEffect(() => {
    if (previous.current === screen) return
    previous.current = screen
    return focusHeading(box)
  }, [screen, box])
}

/**
 * Moves the focus to the first heading of a new screen, so that screen readers announce it. A screen that is still loading gets
 * it later, unless the traveller has moved the focus; content that replaces the heading passes it on to its own, until the
 * traveller does something. Returns a function that stops watching.
 */
function focusHeading(box: HTMLElement): () => void {
  const root = box.getRootNode() as ShadowRoot
  const initial = root.activeElement
  let focused: HTMLElement | null = null
  const watch = new AbortController()
  const observer = new MutationObserver(look)
  watch.signal.addEventListener('abort', () => observer.disconnect())
  const stop = () => watch.abort()

  function look() {
    if (focused?.isConnected) return
    const { activeElement } = root
    if (!focused && activeElement !== null && activeElement !== initial) return stop()
    const heading =
      box.querySelector<HTMLElement>('[data-start]') ?? box.querySelector<HTMLElement>(ANY_HEADING)
    if (!heading) return
    heading.setAttribute('tabindex', '-1')
    heading.focus({ preventScroll: true })
    // React moves the focus of a heading that is gone to the element, so the focus itself does not tell who has moved it.
    if (!focused)
      for (const act of ['pointerdown', 'keydown'])
        document.addEventListener(act, stop, { capture: true, signal: watch.signal })
    focused = heading
  }

  observer.observe(box, { childList: true, subtree: true })
  look()
  return stop
}
