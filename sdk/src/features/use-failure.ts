import { useLayoutEffect, useMemo, useRef } from 'react'
import { useWidget } from '../runtime/widget.ts'

/** What failed; code that could not be loaded for a call is an error without a code. */
export interface Failure {
  readonly code?: string | undefined
  readonly reason?: string | undefined
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly message?: string | undefined
  readonly description?: string | undefined
  /** HTTP status of an answer that says why; 0 or none where none came. */
  readonly status?: number | undefined
}

/** Tells the page of a failure, once. What got no answer is tried again by `retry` as soon as there is a line. */
export function useFailure(failure: Failure | undefined, retry?: () => void): void {
  const { emit } = useWidget()
  const latest = useRef({ retry, emit })
  latest.current = { retry, emit }
  // Before the words are seen: the line may be back in the same moment.
  useLayoutEffect(() => {
    if (!failure) return
    const { code = 'CHUNK_FAILED', message, description, status } = failure
    latest.current.emit('stay-error', { code, message, description })
    if (status) return
    const again = () => latest.current.retry?.()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [failure])
}

/** The same for what failed without a code of its own, in words; undefined while it has not. */
export function useNamedFailure(code: string, message: string | undefined, retry?: () => void): void {
  const failure = useMemo(() => (message === undefined ? undefined : { code, message }), [code, message])
  useFailure(failure, retry)
}
