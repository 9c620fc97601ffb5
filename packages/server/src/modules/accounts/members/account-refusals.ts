import { isEmail, passwordProblem } from '@staykit/domain'
import { ApiError, refuse, withHeaders } from '../../../kernel/http/api-error.ts'
import { TooBusy } from '../../../ports/identity.ts'
import { StoreAway } from '../../../ports/object-store.ts'
import { type PoolProblem, PoolRefusal } from '../../../ports/user-pool.ts'

export function refusePin(kind: 'expired' | 'wrong'): never {
  throw kind === 'expired' ? answers['expired-pin'] : answers['wrong-pin']
}

export function checkEmail(email: string): void {
  if (!isEmail(email)) throw refuse('invalidEmail')
}

/** Texts of ACC-058 and ACC-059. */
export function checkPassword(password: string): void {
  const problem = passwordProblem(password)
  if (problem === 'too-short') throw refuse('passwordTooShort')
  if (problem) throw refuse('passwordTooSimple')
}

const soon = { headers: { 'retry-after': '5' } }

/** Refusals of a pool, with the texts for the form fields. */
const answers: Readonly<Record<PoolProblem, ApiError>> = {
  wrong: refuse('wrongCredentials'),
  unconfirmed: new ApiError(
    403,
    'UserNotConfirmedException',
    'Please confirm your sign-up with the code we emailed you.',
  ),
  'reset-needed': refuse('passwordResetNeeded'),
  'wrong-pin': new ApiError(
    400,
    'CodeMismatchException',
    "That code doesn't match. Check it or request a new one.",
  ),
  'expired-pin': new ApiError(
    400,
    'ExpiredCodeException',
    'This code has expired. Please request a new one.',
  ),
  'weak-password': refuse('passwordTooSimple'),
  busy: withHeaders(refuse('serverBusy'), soon.headers),
  away: new ApiError(503, 'SERVER_ERROR', 'We cannot answer for a moment. Please try again.', soon),
}

/** Translates a refusal of the user pool, and an unreachable file store. */
export function translateAccountError(error: unknown): ApiError | undefined {
  if (error instanceof TooBusy) return answers.busy
  if (error instanceof StoreAway) return answers.away
  if (!(error instanceof PoolRefusal)) return undefined
  const { kind, reason } = error
  // What a pool of its own rules says of a password is for its owner to read.
  if (kind === 'weak-password' && reason) return new ApiError(400, 'InvalidPasswordException', reason)
  return answers[kind]
}
