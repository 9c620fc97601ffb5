import type { Environment } from '@staykit/stores/environment'

/** Content that loads during the scroll, such as reviews, moves the target for this long, in ms. */
const FOLLOWED_MS = 2000
/** Share of the remaining distance per frame of 1/60 s (specification of the platform, constants: scroll animation speed). */
const SCROLL_SPEED = 0.25
const FRAME_MS = 1000 / 60

/** The scroll container of an element: the nearest scrollable ancestor, across shadow hosts. */
function scrollerOf(part: Element): Element {
  for (let at: Node | null = part.parentNode; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (
      at instanceof Element &&
      at.scrollHeight > at.clientHeight &&
      /auto|scroll/.test(getComputedStyle(at).overflowY)
    )
      return at
  return document.scrollingElement ?? document.documentElement
}

/** Scrolls to a part of a growing box, and follows it while the content above grows. Returns a function that stops it. */
export function follow(
  box: HTMLElement,
  target: Element,
  calm: boolean,
  { timers }: Environment,
): () => void {
  const arrive = () => target.scrollIntoView({ behavior: 'instant' })
  const scroller = scrollerOf(target)
  let frame = 0
  let last = 0
  const step = (time: number) => {
    const top = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top
    const left =
      target.getBoundingClientRect().top - top - Number.parseFloat(getComputedStyle(target).scrollMarginTop)
    const part = 1 - (1 - SCROLL_SPEED) ** ((time - last) / FRAME_MS)
    last = time
    const before = scroller.scrollTop
    scroller.scrollTo({
      top: before + Math.sign(left) * Math.ceil(Math.abs(left) * part),
      behavior: 'instant',
    })
    // At the target, or at the end of the scroll range.
    if (Math.abs(left) < 1 || scroller.scrollTop === before) arrive()
    else frame = requestAnimationFrame(step)
  }
  const scroll = () => {
    if (calm) return arrive()
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame((time) => {
      last = time - FRAME_MS
      step(time)
    })
  }
  scroll()
  const observer = new ResizeObserver(scroll)
  observer.observe(box)
  // A scroll of the traveller stops this one.
  const types = ['wheel', 'touchmove', 'keydown']
  const stop = () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    cancel()
    for (const type of types) removeEventListener(type, stop)
  }
  const cancel = timers.after(FOLLOWED_MS, stop)
  for (const type of types) addEventListener(type, stop, { passive: true })
  return stop
}
