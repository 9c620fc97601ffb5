import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { isFull, isLostConnection, isTooSlow } from '../db/lost-connection.ts'
import { ApiError, notFound } from './api-error.ts'
import type { Routes, ServerContext } from './server-env.ts'

/** Turns an error of another part into an ApiError; undefined when it does not know the error. */
export type ErrorTranslator = (error: unknown) => ApiError | undefined

/**
 * Turns thrown errors into answers, in one place; the first translator that knows an error wins. Calls `onFull` when the
 * database cannot write.
 */
export function answerErrors(
  app: Routes,
  log: Logger,
  translators: readonly ErrorTranslator[] = [],
  onFull: () => void = () => undefined,
): void {
  app.notFound((c) => failed(c, notFound()))
  app.onError((error, c) => {
    if (error instanceof ApiError) return failed(c, error)
    for (const translate of translators) {
      const translated = translate(error)
      if (translated) return failed(c, translated)
    }
    if (error instanceof HTTPException && error.status < 500)
      return failed(
        c,
        new ApiError(error.status, 'BAD_REQUEST', error.message || 'The request is not right.'),
      )
    const requestId = c.get('requestId')
    if (isTooSlow(error)) {
      log.error({ err: error, requestId, path: c.req.path }, 'the database was too slow')
      return failed(c, away)
    }
    if (isFull(error)) {
      onFull()
      log.error({ err: error, requestId, path: c.req.path }, 'the database cannot write')
      return failed(c, away)
    }
    if (isLostConnection(error)) {
      log.warn({ err: error, requestId, path: c.req.path }, 'the connection to the database was lost')
      return failed(c, away)
    }
    log.error({ err: error, requestId, path: c.req.path }, 'unexpected error')
    const details = { requestId }
    return failed(c, new ApiError(500, 'SERVER_ERROR', 'Something went wrong on the server.', { details }))
  })
}

const away = new ApiError(503, 'SERVER_ERROR', 'We cannot answer for a moment. Please try again.', {
  headers: { 'retry-after': '1' },
})

function failed(c: ServerContext, error: ApiError): Response {
  return c.json({ error: error.wire }, error.status as ContentfulStatusCode, {
    'cache-control': 'no-store',
    ...error.headers,
  })
}
