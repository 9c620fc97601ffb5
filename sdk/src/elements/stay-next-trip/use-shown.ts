import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is on the screen now: what is in a closed drawer never is. */
export function useShown(ref: RefObject<HTMLElement | null>): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver((entries) => setShown(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return shown
}
