import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

interface StripProps {
  readonly children: ReactNode
  readonly label: string
  readonly strip?: RefObject<HTMLDivElement | null>
  /** Receives the place of the picture at the start. */
  readonly onPlace: (place: number) => void
}

/** Pictures in a row, of which a phone shows one and a half; wider screens decide by their styles which are shown. */
export function Strip({ children, label, strip, onPlace }: StripProps) {
  const own = useRef<HTMLDivElement>(null)
  const ref = strip ?? own
  // The keyboard reaches it while it scrolls.
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth + 1))
    observer.observe(box)
    return () => observer.disconnect()
  }, [ref])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of pictures is no fieldset
    <div
      className="strip"
      ref={ref}
      role="group"
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
      onScroll={({ currentTarget }) => onPlace(placeOf(currentTarget))}
    >
      {children}
    </div>
  )
}

/** The picture that begins nearest to the start; at the end it is the last one, though it begins later. */
function placeOf(strip: HTMLElement): number {
  const at = Math.abs(strip.scrollLeft)
  const last = strip.children.length - 1
  if (at > 0 && at >= strip.scrollWidth - strip.clientWidth - 1) return last
  const starts = Array.from(strip.children, (picture) =>
    Math.abs(startOf(picture as HTMLElement, strip) - at),
  )
  return starts.indexOf(Math.min(...starts))
}

/** Distance of a picture from the start of its strip, px. */
function startOf({ offsetLeft, offsetWidth }: HTMLElement, strip: HTMLElement): number {
  const first = strip.firstElementChild as HTMLElement
  return getComputedStyle(strip).direction === 'rtl'
    ? first.offsetLeft + first.offsetWidth - (offsetLeft + offsetWidth)
    : offsetLeft - first.offsetLeft
}

/** Scrolls a strip to one of its pictures, and not the page. */
export function showPicture(strip: HTMLElement | null, place: number): void {
  const picture = strip?.children[place] as HTMLElement | undefined
  if (!strip || !picture) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
  strip.scrollTo({ left: sign * startOf(picture, strip), behavior: isCalm ? 'instant' : 'smooth' })
}
