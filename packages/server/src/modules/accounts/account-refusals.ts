import { isEmail, passwordProblem } from '@staykit/domain'
import { ApiError } from '../../kernel/http/api-error.ts'
import { TooBusy } from '../../ports/identity.ts'

export function refusePin(kind: 'expired' | 'wrong'): never {
  if (kind === 'expired')
    throw new ApiError(400, 'ExpiredCodeException', 'This code has expired. Please ask for a new one.')
  throw new ApiError(
    400,
    'CodeMismatchException',
    'This code is not right. Please check it, or ask for a new one.',
  )
}

export function refuseSignIn(kind: 'unconfirmed' | 'wrong'): never {
  if (kind === 'unconfirmed')
    throw new ApiError(
      403,
      'UserNotConfirmedException',
      'Please confirm your sign-up with the code we mailed you.',
    )
  throw new ApiError(401, 'NotAuthorizedException', 'Incorrect email or password.')
}

export function checkEmail(email: string): void {
  if (!isEmail(email)) throw new ApiError(400, 'BAD_REQUEST', 'Please enter a valid e-mail address.')
}

/** The words of ACC-058 and ACC-059. */
export function checkPassword(password: string): void {
  const problem = passwordProblem(password)
  if (!problem) return
  const words =
    problem === 'too-short'
      ? 'Password requires 8 character minimum'
      : 'Password requires one uppercase letter, one number, and one special character'
  throw new ApiError(400, 'InvalidPasswordException', words)
}

/** Too many passwords wait to be checked; every other error goes on. */
export function busy(error: unknown = new TooBusy()): never {
  if (!(error instanceof TooBusy)) throw error
  throw new ApiError(429, 'LimitExceededException', 'We are very busy. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  })
}
