import { PoolRefusal } from '../../ports/user-pool.ts'

/** Names of Amazon's exceptions that mean the same wherever they are thrown. */
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

/** What a caller looks at itself, or a person has to: the pool is set up in another way than we ask of it. */
const publicCodes =
  /^(UsernameExists|AliasExists|ResourceNotFound|InvalidUserPoolConfiguration|InvalidLambda|UserLambda|UnexpectedLambda|AccessDenied|UnrecognizedClient|InvalidSignature|InvalidParameter|CodeDelivery)/

/** Name of the exception of Amazon's that an error is, or comes from; undefined for every other error. */
export function exceptionOf(error: unknown): string | undefined {
  if (error instanceof PoolRefusal) return exceptionOf(error.cause)
  return error instanceof Error && '$fault' in error ? error.name : undefined
}

/** What an exception of the pool means. No answer in time, and every failure of Amazon's own, is `away`. */
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

/** A password with a blank at its end, or of more than 256 characters, is no parameter at all. */
const isOfPassword = (error: unknown) =>
  error instanceof Error && /'password'|'proposedPassword'/i.test(error.message)

/** "Password did not conform with policy: Password must have …": what the pool asks for. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message.replace(/^Password did not conform with policy: /, '') : undefined

/** Exceptions that only somebody who is in the pool can set off. */
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

/** A mail that a stranger asks for: whatever would tell who is in the pool is no error. */
export async function asForAnybody(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!tellsOfThem(error)) throw error
  })
}

/** A pin that a stranger tries: whatever would tell who is in the pool is a wrong pin. */
export async function asAnyPin(call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    throw tellsOfThem(error) ? new PoolRefusal('wrong-pin', undefined, { cause: error }) : error
  })
}
