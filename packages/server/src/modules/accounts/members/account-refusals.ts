import { isEmail, passwordProblem } from '@staykit/domain'
import { ApiError } from '../../../kernel/http/api-error.ts'
import { TooBusy } from '../../../ports/identity.ts'
import { StoreAway } from '../../../ports/object-store.ts'
import { type PoolProblem, PoolRefusal } from '../../../ports/user-pool.ts'

export function refusePin(kind: 'expired' | 'wrong'): never {
  throw kind === 'expired' ? answers['expired-pin'] : answers['wrong-pin']
}

export function checkEmail(email: string): void {
  if (!isEmail(email)) throw new ApiError(400, 'BAD_REQUEST', 'Please enter a valid e-mail address.')
}

/** Texts of ACC-058 and ACC-059. */
export function checkPassword(password: string): void {
  const problem = passwordProblem(password)
  if (problem === 'too-short') throw weak('Password requires 8 character minimum')
  if (problem) throw weak()
}

const weak = (reason = 'Password requires one uppercase letter, one number, and one special character') =>
  new ApiError(400, 'InvalidPasswordException', reason)
const soon = { headers: { 'retry-after': '5' } }

/** Refusals of a pool, with the texts for the form fields. */
const answers: Readonly<Record<PoolProblem, ApiError>> = {
  wrong: new ApiError(401, 'NotAuthorizedException', 'Incorrect email or password.'),
  unconfirmed: new ApiError(
    403,
    'UserNotConfirmedException',
    'Please confirm your sign-up with the code we mailed you.',
  ),
  'reset-needed': new ApiError(
    403,
    'NotAuthorizedException',
    'Please set a new password first: choose "Forgot password".',
  ),
  'wrong-pin': new ApiError(
    400,
    'CodeMismatchException',
    'This code is not right. Please check it, or ask for a new one.',
  ),
  'expired-pin': new ApiError(
    400,
    'ExpiredCodeException',
    'This code has expired. Please ask for a new one.',
  ),
  'weak-password': weak(),
  busy: new ApiError(429, 'LimitExceededException', 'We are very busy. Please try again in a moment.', soon),
  away: new ApiError(503, 'SERVER_ERROR', 'We cannot answer for a moment. Please try again.', soon),
}

/** Translates a refusal of the user pool, and an unreachable file store. */
export function translateAccountError(error: unknown): ApiError | undefined {
  if (error instanceof TooBusy) return answers.busy
  if (error instanceof StoreAway) return answers.away
  if (!(error instanceof PoolRefusal)) return undefined
  const { kind, reason } = error
  return kind === 'weak-password' ? weak(reason) : answers[kind]
}
