import { type PointerEvent, useRef, useState } from 'react'

/**
 * Turns a page that was dragged by more than half of its width (specification of the platform, view pager); otherwise it
 * returns. `by` is the current distance in px; `turn` receives 1 for the next page and -1 for the previous one.
 */
export function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<number>(undefined)
  const [by, draw] = useState(0)
  const leave = () => {
    start.current = undefined
    draw(0)
  }
  return {
    by,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // Buttons handle their own clicks.
        if (event.button || (event.target as Element).closest('button')) return
        start.current = event.clientX
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        if (start.current !== undefined) draw(clientX - start.current)
      },
      onPointerUp: ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
        const way = clientX - (start.current ?? clientX)
        leave()
        if (Math.abs(way) <= currentTarget.clientWidth / 2) return
        const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
        turn(way < 0 === isRtl ? -1 : 1)
      },
      onPointerCancel: leave,
    },
  }
}
