import { type RefObject, useEffect, useState } from 'react'

/** Visible share of an element that counts as visible (specification of the platform, constants). */
const VIEW_THRESHOLD = 0.2

/** Whether an element is visible on the screen; in a closed drawer it is not. */
export function useVisible(ref: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => setVisible(entries.at(-1)?.isIntersecting ?? false),
      { threshold: VIEW_THRESHOLD },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isVisible
}
