import { readJson } from '@staykit/stores/environment'
import { browserEnvironment } from '../runtime/browser-environment.ts'
import { isInView } from './in-view.ts'

/** Time for the content of a screen to load on a slow line, ms. */
const LOADING_MS = 30_000
/** Time for what is above the place, such as pictures, after the place itself is there, ms. */
const SETTLING_MS = 4000
const KEY = 'staykit.scroll'
const MOST_STORED = 30

const { tabStorage } = browserEnvironment

/** The entry of the history on show; browsers without the Navigation API share one by address. */
const currentEntry = () => globalThis.navigation?.currentEntry?.key ?? location.href

/** Where screens are scrolled, by history entry: browsers restore a page's place before its content is there again. */
const places = new Map<string, number>(globalThis.navigation && readJson(tabStorage, KEY, isList))

function isList(value: unknown): value is [string, number][] {
  return Array.isArray(value) && value.every((each) => Array.isArray(each) && typeof each[1] === 'number')
}

/** Stores the places for the next page of this tab. */
const store = () => tabStorage.set(KEY, JSON.stringify([...places].slice(-MOST_STORED)))

export interface ScrollPlace {
  /**
   * Scrolls to the place of an entry that was on show before, while its content loads. Returns false for the entry on show
   * and for a new one.
   */
  readonly restore: () => boolean
  /** Scrolls to the top of a new screen that is out of view; a page may be too short for it until the content loads. */
  readonly toTop: () => void
  /** Follows the scrolling. Returns a function that stops it. */
  readonly watch: () => () => void
}

/** How far the screens in a box are scrolled: in the dialog around it, else in the page. */
export function scrollPlace(box: () => HTMLElement | null): ScrollPlace {
  let shown: string | undefined
  let restoring: AbortController | undefined
  const scroller = () => box()?.closest('dialog') ?? document.documentElement

  /** Scrolls again whenever the box grows, until the content has loaded or the traveller scrolls. `scroll` tells if it is there. */
  function whileLoading(scroll: () => boolean): void {
    const ended = new AbortController()
    restoring = ended
    let isThere = false
    let timer = setTimeout(end, LOADING_MS)
    let frame = 0
    let height: number | undefined
    const resized = new ResizeObserver(([entry]) => {
      // Rows that are rendered when they come near change the height again, which Gecko and WebKit report as an error of the
      // page: it is observed again from the next frame.
      resized.disconnect()
      frame = requestAnimationFrame(observe)
      if (entry?.contentRect.height === height) return
      height = entry?.contentRect.height
      if (!scroll() || isThere) return
      isThere = true
      clearTimeout(timer)
      timer = setTimeout(end, SETTLING_MS)
    })
    function observe() {
      const content = box()
      if (content) resized.observe(content)
    }
    observe()
    function end() {
      ended.abort()
    }
    // From now on the traveller scrolls.
    for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(input, end, { capture: true, passive: true, signal: ended.signal })
    ended.signal.onabort = () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      resized.disconnect()
      restoring = undefined
    }
  }

  const onScroll = () => {
    const entry = currentEntry()
    // After Back, the page scrolls before `restore` is called.
    if (restoring || (entry !== shown && places.has(entry))) return
    shown = entry
    places.set(entry, scroller().scrollTop)
  }

  return {
    restore() {
      const entry = currentEntry()
      if (entry === shown) return false
      const isFirst = shown === undefined
      shown = entry
      restoring?.abort()
      const place = places.get(entry)
      // A page that is loaded again begins at its top, or at its fragment.
      if (place === undefined || (isFirst && place === 0)) return false
      whileLoading(() => {
        const element = scroller()
        const isThere = element.scrollHeight - element.clientHeight >= place
        if (isThere) element.scrollTo({ top: place, behavior: 'instant' })
        return isThere
      })
      return true
    },
    toTop() {
      const element = box()
      if (!element || isInView(element)) return
      element.scrollIntoView()
      whileLoading(() => {
        if (!isInView(element)) element.scrollIntoView()
        return isInView(element)
      })
    },
    watch() {
      const stop = new AbortController()
      // A dialog scrolls inside the shadow root, where the window does not see it.
      for (const each of [window, box()?.closest('dialog')])
        each?.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal })
      addEventListener('pagehide', store, stop)
      return () => {
        restoring?.abort()
        stop.abort()
      }
    },
  }
}
