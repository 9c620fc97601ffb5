import { useEffect } from 'react'

/** Runs when Back returns to this page from the browser's cache, which keeps what was shown while the page was left. */
export function useReturn(run: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each caller sets its own state
  useEffect(() => {
    addEventListener('pageshow', run)
    return () => removeEventListener('pageshow', run)
  }, [])
}
