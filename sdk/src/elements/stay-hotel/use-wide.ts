import { useEffect, useState } from 'react'

/** Width of the element from which the card of the chosen rate has space beside the rooms, in em (styles.css). */
const WIDE_EM = 65

const isWide = (host: HTMLElement) =>
  host.clientWidth > WIDE_EM * Number.parseFloat(getComputedStyle(host).fontSize)

/** Whether the element has space for the card; otherwise there is a bar. */
export function useWide(host: HTMLElement): boolean {
  const [wide, setWide] = useState(() => isWide(host))
  useEffect(() => {
    const observer = new ResizeObserver(() => setWide(isWide(host)))
    observer.observe(host)
    return () => observer.disconnect()
  }, [host])
  return wide
}
