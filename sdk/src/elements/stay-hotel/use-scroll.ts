import { type RefObject, useEffect, useRef } from 'react'
import { useWidget } from '../../widget.ts'

/** What is loaded on the way, such as reviews, moves the goal for so long, in ms. */
const FOLLOWED_MS = 2000

/** Scrolls to sections of a page that is still growing: to one that comes later, and on when what is above it grows. */
export function useScroll(root: RefObject<HTMLElement | null>, calm: boolean) {
  const { environment } = useWidget()
  const goal = useRef<string>(undefined)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  function arrive() {
    const box = root.current
    const target = goal.current && box?.querySelector(`[data-section=${CSS.escape(goal.current)}]`)
    if (!box || !target) return
    goal.current = undefined
    const scroll = () => target.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' })
    scroll()
    stop.current()
    const observer = new ResizeObserver(scroll)
    observer.observe(box)
    const cancel = environment.timers.after(FOLLOWED_MS, () => stop.current())
    // A traveller who scrolls knows better.
    const types = ['wheel', 'touchmove', 'keydown']
    const end = () => stop.current()
    for (const type of types) addEventListener(type, end, { passive: true })
    stop.current = () => {
      observer.disconnect()
      cancel()
      for (const type of types) removeEventListener(type, end)
    }
  }

  return {
    arrive,
    scrollTo: (section: string) => {
      goal.current = section
      arrive()
    },
  }
}
