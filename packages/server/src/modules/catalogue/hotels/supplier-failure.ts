import type { ErrorCode } from '@staykit/contract'
import { ApiError, refuse } from '../../../kernel/http/api-error.ts'
import { SupplierError, type SupplierErrorKind } from '../../../ports/supplier.ts'

const answers: Readonly<
  Record<
    Exclude<SupplierErrorKind, 'ROOM_TOO_SMALL'>,
    readonly [status: number, code: ErrorCode, message: string]
  >
> = {
  NOT_FOUND: [404, 'UNKNOWN_HOTEL', 'We do not know this hotel.'],
  SOLD_OUT: [409, 'SOLD_OUT', 'This rate has just been sold. Please choose another one.'],
  PRICE_CHANGED: [409, 'PRICE_CHANGED', 'The price of this rate has changed.'],
  NOT_CANCELLABLE: [409, 'NOT_CANCELLABLE', 'This booking can no longer be cancelled free of charge.'],
  REFUSED: [409, 'RATE_UNAVAILABLE', 'Oops! Looks like this rate is unavailable.'],
  UNAVAILABLE: [503, 'SUPPLIER_UNAVAILABLE', 'The hotel cannot be asked at the moment. Please try again.'],
  UNKNOWN_OUTCOME: [502, 'SUPPLIER_UNAVAILABLE', 'The hotel did not answer as it should. Please try again.'],
}

/** Translates an error of the supplier, outside of sagas. */
export function supplierFailure(error: SupplierError): ApiError {
  if (error.kind === 'ROOM_TOO_SMALL') return refuse('roomTooSmall')
  const [status, code, message] = answers[error.kind]
  const seconds = error.retryAfterMs === undefined ? undefined : Math.ceil(error.retryAfterMs / 1_000)
  return new ApiError(
    status,
    code,
    message,
    seconds === undefined ? {} : { headers: { 'retry-after': String(seconds) } },
  )
}

/** The same, for errors that a route did not handle. */
export const translateSupplierError = (error: unknown) =>
  error instanceof SupplierError ? supplierFailure(error) : undefined
