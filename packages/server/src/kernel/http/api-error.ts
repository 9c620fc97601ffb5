import {
  type ErrorCode,
  type Reason,
  type RefusalArguments,
  refusalOf,
  refusals,
  type WireError,
} from '@staykit/contract'

interface More extends Omit<WireError, 'code' | 'message'> {
  readonly headers?: Record<string, string>
}

/** An error with an answer. Thrown below a route; one place turns it into `{error:{code,message,…}}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode
  readonly wire: WireError
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: ErrorCode, message: string, { headers = {}, ...more }: More = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
    this.wire = { ...more, code, message }
  }
}

/** The refusal of a reason, with its params where its sentence has values. */
export function refuse<R extends Reason>(reason: R, ...given: RefusalArguments<R>): ApiError {
  const { code: _, message, ...more } = refusalOf(reason, ...given)
  const { status, code } = refusals[reason]
  return new ApiError(status, code, message, more)
}

/** The same answer with HTTP headers. */
export const withHeaders = ({ status, code, message, wire }: ApiError, headers: Record<string, string>) =>
  new ApiError(status, code, message, { ...wire, headers })

/** The same answer with details for the caller. */
export const withDetails = ({ status, code, message, wire, headers }: ApiError, details: object) =>
  new ApiError(status, code, message, { ...wire, headers, details: { ...wire.details, ...details } })

export const notFound = (message = 'There is nothing at this address.') =>
  new ApiError(404, 'NOT_FOUND', message)
