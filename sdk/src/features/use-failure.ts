import { useLayoutEffect, useMemo, useRef } from 'react'
import { useWidget } from '../runtime/widget.ts'

/** The failure; an error without a code means that code for a call could not be loaded. */
export interface Failure {
  readonly code?: string | undefined
  readonly reason?: string | undefined
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly message?: string | undefined
  readonly description?: string | undefined
  /** HTTP status of an answer with a reason; 0 or undefined without an answer. */
  readonly status?: number | undefined
}

/** Emits stay-error once for each failure. Requests without an answer retry when online. */
export function useFailure(failure: Failure | undefined, retry?: () => void): void {
  const { emit } = useWidget()
  const latest = useRef({ retry, emit })
  latest.current = { retry, emit }
  // Before the message appears: the browser may be online again at the same moment.
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

/** The same for a failure without a code in its error; undefined while there is none. */
export function useNamedFailure(code: string, message: string | undefined, retry?: () => void): void {
  const failure = useMemo(() => (message === undefined ? undefined : { code, message }), [code, message])
  useFailure(failure, retry)
}
