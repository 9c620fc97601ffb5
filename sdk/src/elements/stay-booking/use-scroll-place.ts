import { type RefObject, useEffect, useMemo } from 'react'

/** Time for the content of a screen to load after Back, ms. */
const LOADING_MS = 4000

/** The entry of the history on show; browsers without the Navigation API share one by address. */
const currentEntry = () => globalThis.navigation?.currentEntry?.key ?? location.href

/** The scroll places of screens, by history entry: browsers restore a page's own before its content is there again. */
const places = new Map<string, number>()

/**
 * Stores how far each screen is scrolled. `restore` scrolls to the place of an entry that was on show before, while its
 * content loads; it returns false for the current entry and for a new one.
 */
export function useScrollPlace(container: RefObject<HTMLElement | null>) {
  const place = useMemo(() => scrollPlace(container), [container])
  useEffect(() => place.watch(), [place])
  return place
}

function scrollPlace(container: RefObject<HTMLElement | null>) {
  let shown = currentEntry()
  let restoring: AbortController | undefined
  const scroller = () => container.current?.closest('dialog') ?? document.documentElement

  function keepAt(top: number): void {
    const ended = new AbortController()
    restoring = ended
    const resized = new ResizeObserver(() => {
      const box = scroller()
      if (box.scrollHeight - box.clientHeight >= top) box.scrollTo({ top, behavior: 'instant' })
    })
    if (container.current) resized.observe(container.current)
    const end = () => ended.abort()
    // From now on the traveller scrolls.
    for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(input, end, { capture: true, passive: true, signal: ended.signal })
    const timer = setTimeout(end, LOADING_MS)
    ended.signal.onabort = () => {
      clearTimeout(timer)
      resized.disconnect()
      restoring = undefined
    }
  }

  return {
    restore(): boolean {
      const entry = currentEntry()
      if (entry === shown) return false
      shown = entry
      restoring?.abort()
      const place = places.get(entry)
      if (place !== undefined) keepAt(place)
      return place !== undefined
    },
    watch() {
      const store = () => {
        if (!restoring && shown === currentEntry()) places.set(shown, scroller().scrollTop)
      }
      // A dialog scrolls inside the shadow root, where the window does not see it.
      const scrolling = [window, container.current?.closest('dialog')].filter((each) => each != null)
      for (const each of scrolling) each.addEventListener('scroll', store, { passive: true })
      return () => {
        restoring?.abort()
        for (const each of scrolling) each.removeEventListener('scroll', store)
      }
    },
  }
}
