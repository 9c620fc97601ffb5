import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element has been within so many px of the viewport; an element that is not displayed never is. The first render
 * has the element.
 */
export function useNear(ref: RefObject<HTMLElement | null>, px = 0): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (near || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${px}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
    // Not after each render: a list has many of these.
  }, [ref, px, near])
  return near
}
