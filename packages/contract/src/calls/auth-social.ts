import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId } from '../fields.ts'
import { accounts } from '../limits.ts'
import { account, device, session } from '../model/session.ts'

/**
 * Completes a login with an identity provider. A page starts it by sending the person to
 * `/api/auth/social/{provider}?refId=…&return=…&challenge=…` (of the platform: `/platform/login`, `/registration` or
 * `/forgot_password`); they come back to `return` with `stay-login={code}`, or with
 * `stay-login-error`, one of `socialProblems`. `challenge` is the S256 challenge of `verifier` (RFC 7636), which stays on the
 * page: a code works once, for a minute, and for that page only. 400 CodeMismatchException otherwise.
 */
export const exchangeSocialLogin = defineCall({
  ...account,
  path: '/auth/social',
  summary: 'Signs in with the code of an identity provider',
  badRequest: 'invalid login params',
  brand: 'required',
  limits: [accounts],
  request: z.object({ code: filled(100), verifier: filled(128), refId, device }),
  response: session,
})

/** Query parameters of the return address. */
export const SOCIAL_CODE = 'stay-login'
export const SOCIAL_PROBLEM = 'stay-login-error'

/**
 * `refused`: the person declined, or the answer is invalid; `no-email`: the provider has no verified address; `known-email`:
 * an account with this address exists, and the provider cannot prove its ownership; `failed`: the provider does not answer.
 */
export const socialProblems = ['refused', 'no-email', 'known-email', 'failed'] as const
export type SocialProblem = (typeof socialProblems)[number]
