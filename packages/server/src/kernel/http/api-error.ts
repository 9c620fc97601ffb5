import type { ErrorCode, WireError } from '@staykit/contract'

/** An error with an answer. Thrown below a route; one place turns it into `{error:{code,message,…}}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode
  readonly wire: WireError
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    more: { description?: string; details?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.headers = more.headers ?? {}
    const { description, details } = more
    this.wire = { code, message, ...(description && { description }), ...(details && { details }) }
  }
}

export const notFound = (message = 'There is nothing at this address.') =>
  new ApiError(404, 'NOT_FOUND', message)
