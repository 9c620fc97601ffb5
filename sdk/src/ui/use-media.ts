import { useEffect, useState } from 'react'

/** Whether a media query matches. For properties of the screen, not of the widget: full-screen layers. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const update = () => setMatches(media.matches)
    update()
    media.addEventListener('change', update)
    return () => media.removeEventListener('change', update)
  }, [query])
  return matches
}

/** Widths of the screen in px up to which it is small (PLT-016, PLT-119, AQ-07). */
export const MOBILE = '(width <= 720px)'
export const FULL_SCREEN_DATES = '(width <= 1024px)'
