import { useEffect, useState } from 'react'
import { useWidget } from '../runtime/widget.ts'
import { mayPass } from '../ui/failure-text.ts'
import type { Failure } from './use-failure.ts'

const SECONDS = 30
const MOST = 3

interface RetryNoteProps {
  readonly error: Failure | undefined
  /** Must leave the failure on the screen. */
  readonly onRetry: () => void
  /** The text after the last retry, and for a request that would be refused again. */
  readonly otherwise?: string
}

/** Retries a failed request three times, 30 s apart, while the tab is visible, and announces that once. */
export function RetryNote({ error, onRetry, otherwise = '' }: RetryNoteProps) {
  const { t } = useWidget()
  const isRetried = useRetries(mayPass(error), onRetry)
  // The message of the failure says what happens offline.
  const next = !isRetried ? otherwise : navigator.onLine ? t('retrySoon', { seconds: SECONDS }) : ''
  // A live region is announced when its text changes, not with the text that it begins with.
  const [text, setText] = useState('')
  useEffect(() => setText(next), [next])
  return (
    <p className="muted" role="status">
      {text}
    </p>
  )
}

/** Whether another retry follows. The tab waits again after it was hidden. */
function useRetries(isEnabled: boolean, retry: () => void): boolean {
  const { timers } = useWidget().environment
  const [count, setCount] = useState(0)
  const isRetried = isEnabled && count < MOST
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is a new function at each render
  useEffect(() => {
    if (!isRetried) return
    let cancel = () => {}
    const wait = () => {
      cancel()
      if (document.visibilityState === 'hidden') return
      cancel = timers.after(SECONDS * 1000, () => {
        setCount(count + 1)
        retry()
      })
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      cancel()
      document.removeEventListener('visibilitychange', wait)
    }
  }, [isRetried, count, timers])
  return isRetried
}
