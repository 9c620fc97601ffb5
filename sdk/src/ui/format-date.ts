import { useEffect, useState } from 'react'

let isLoaded = false

/**
 * Whether formats of dates may be used in this render. The browser loads them at the first use, which costs a phone 0.1 s:
 * a panel that opens on a click shows its numbers first, and its names a frame later.
 */
export function useFormats(): boolean {
  const [isReady, setReady] = useState(isLoaded)
  useEffect(() => {
    if (isReady) return
    // An effect may run before the first frame is painted; the frame after it comes later in any case.
    const frame = requestAnimationFrame(() =>
      setTimeout(() => {
        isLoaded = true
        setReady(true)
      }),
    )
    return () => cancelAnimationFrame(frame)
  }, [isReady])
  return isReady
}
