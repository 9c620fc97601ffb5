import { useEffect, useState } from 'react'
import { whenIdle } from './fetch-ahead.ts'

/** Whether the browser has had nothing else to do since the first render. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
