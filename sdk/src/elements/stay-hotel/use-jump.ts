import { useEffect, useRef, useState } from 'react'
import { useMedia } from '../../ui/use-media.ts'
import { useScroll } from './use-scroll.ts'

/** So much of a section shows what it is, px. */
const SEEN = 160

/** Whether a section begins on the screen: a scroll to it would hide the name of the hotel for nothing. */
const isOnScreen = (box: HTMLElement | null, section: string): boolean => {
  const top = box?.querySelector(`[data-section=${CSS.escape(section)}]`)?.getBoundingClientRect().top
  return top !== undefined && top > 0 && top < innerHeight - SEEN
}

/**
 * Jumps to the sections of a page; a section that is not loaded loads first. When the page is ready it jumps to `section`,
 * if any.
 */
export function useJump(isReady: boolean, section: string | undefined) {
  const root = useRef<HTMLDivElement>(null)
  const calm = useMedia('(prefers-reduced-motion: reduce)')
  const [whole, setWhole] = useState(false)
  const { scrollTo, arrive } = useScroll(root, calm)
  function jumpTo(name: string) {
    setWhole(true)
    scrollTo(name)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page is ready
  useEffect(() => {
    if (isReady && section && !isOnScreen(root.current, section)) jumpTo(section)
  }, [isReady])
  return { root, whole, jumpTo, arrive }
}
