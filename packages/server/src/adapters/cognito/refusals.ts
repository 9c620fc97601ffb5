import { PoolRefusal } from '../../ports/user-pool.ts'

/** Amazon's exceptions with the same meaning everywhere. */
const kinds: Readonly<Record<string, PoolRefusal['kind']>> = {
  NotAuthorizedException: 'wrong',
  UserNotFoundException: 'wrong',
  UserNotConfirmedException: 'unconfirmed',
  PasswordResetRequiredException: 'reset-needed',
  CodeMismatchException: 'wrong-pin',
  ExpiredCodeException: 'expired-pin',
  InvalidPasswordException: 'weak-password',
  PasswordHistoryPolicyViolationException: 'weak-password',
  LimitExceededException: 'busy',
  TooManyRequestsException: 'busy',
  TooManyFailedAttemptsException: 'busy',
  ThrottlingException: 'busy',
}

/** Exceptions that stay as they are: callers handle them, or the pool has wrong settings. */
const publicCodes =
  /^(UsernameExists|AliasExists|ResourceNotFound|InvalidUserPoolConfiguration|InvalidLambda|UserLambda|UnexpectedLambda|AccessDenied|UnrecognizedClient|InvalidSignature|InvalidParameter|CodeDelivery)/

/** Name of Amazon's exception behind an error; undefined for other errors. */
export function exceptionOf(error: unknown): string | undefined {
  if (error instanceof PoolRefusal) return exceptionOf(error.cause)
  return error instanceof Error && '$fault' in error ? error.name : undefined
}

/** Translates an exception of the pool. Time-outs and errors of Amazon's own are `away`. */
export function meaningOf(error: unknown): unknown {
  if (error instanceof PoolRefusal) return error
  const name = exceptionOf(error)
  const away = new PoolRefusal('away', undefined, { cause: error })
  if (name === undefined) return away
  if (name === 'InvalidParameterException' && isOfPassword(error))
    return new PoolRefusal('weak-password', undefined, { cause: error })
  const kind = kinds[name]
  if (kind)
    return new PoolRefusal(kind, kind === 'weak-password' ? reasonOf(error) : undefined, { cause: error })
  return publicCodes.test(name) ? error : away
}

/** A password with a trailing blank, or of more than 256 characters, is an invalid parameter. */
const isOfPassword = (error: unknown) =>
  error instanceof Error && /'password'|'proposedPassword'/i.test(error.message)

/** The rule in "Password did not conform with policy: Password must have …". */
const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message.replace(/^Password did not conform with policy: /, '') : undefined

/** Exceptions that only an existing user can cause. */
const ofTheKnown = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'AliasExistsException',
  'InvalidParameterException',
  'CodeMismatchException',
  'ExpiredCodeException',
  'LimitExceededException',
  'TooManyFailedAttemptsException',
])
const tellsOfThem = (error: unknown) => {
  const isOfPasswordTyped = error instanceof PoolRefusal && error.kind === 'weak-password'
  return !isOfPasswordTyped && ofTheKnown.has(exceptionOf(error) ?? '')
}

/** Mail for a visitor: errors that reveal whether the address has an account are ignored. */
export async function asForAnybody(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!tellsOfThem(error)) throw error
  })
}

/** A code from a visitor: errors that reveal whether the address has an account become a wrong code. */
export async function asAnyPin(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    throw tellsOfThem(error) ? new PoolRefusal('wrong-pin', undefined, { cause: error }) : error
  })
}
