import type { Environment } from '@staykit/stores/environment'

/** What is loaded on the way, such as reviews, moves the goal for so long, in ms. */
const FOLLOWED_MS = 2000

/** Scrolls to a part of a box that is still growing, and on while what is above the part grows. Answers how to stop. */
export function follow(
  box: HTMLElement,
  target: Element,
  calm: boolean,
  { timers }: Environment,
): () => void {
  const scroll = () => target.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' })
  scroll()
  const observer = new ResizeObserver(scroll)
  observer.observe(box)
  // A traveller who scrolls knows better.
  const types = ['wheel', 'touchmove', 'keydown']
  const stop = () => {
    observer.disconnect()
    cancel()
    for (const type of types) removeEventListener(type, stop)
  }
  const cancel = timers.after(FOLLOWED_MS, stop)
  for (const type of types) addEventListener(type, stop, { passive: true })
  return stop
}
