import { loadWithRetries } from '@staykit/stores/environment'
import { type RefObject, useEffect, useRef } from 'react'
import { useWidget } from '../../runtime/widget.ts'

/** Scrolls to sections of the page, also to one that loads later. */
export function useScroll(root: RefObject<HTMLElement | null>, calm: boolean) {
  const { environment } = useWidget()
  const goal = useRef<string>(undefined)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  async function arrive() {
    const start = await loadWithRetries(() => import('./follow.ts')).then((part) => part.follow)
    const box = root.current
    const target = goal.current && box?.querySelector(`[data-section=${CSS.escape(goal.current)}]`)
    if (!box || !target) return
    goal.current = undefined
    stop.current()
    stop.current = start(box, target, calm, environment)
  }

  return {
    arrive: () => void (goal.current && arrive()),
    scrollTo: (section: string) => {
      goal.current = section
      void arrive()
    },
  }
}
