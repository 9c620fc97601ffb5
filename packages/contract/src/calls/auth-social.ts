import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId } from '../fields.ts'
import { accounts } from '../limits.ts'
import { account, device, session } from '../model/session.ts'

/**
 * The end of a login by another provider. A page begins it by sending the person to
 * `/api/auth/social/{provider}?refId=…&return=…&challenge=…` (of the platform: `/platform/login`, `/registration` or
 * `/forgot_password`); they come back to `return` with `stay-login={code}`, or with
 * `stay-login-error`, one of `socialProblems`. `challenge` is the S256 challenge of `verifier` (RFC 7636), which only the page
 * that began has: a code is good for a minute, once, and for that page. 400 CodeMismatchException for any other.
 */
export const exchangeSocialLogin = defineCall({
  ...account,
  path: '/auth/social',
  summary: 'Signs in by the code of another provider’s login',
  badRequest: 'invalid login params',
  brand: 'required',
  limits: [accounts],
  request: z.object({ code: filled(100), verifier: filled(128), refId, device }),
  response: session,
})

/** Parameters of the address that a page comes back to. */
export const SOCIAL_CODE = 'stay-login'
export const SOCIAL_PROBLEM = 'stay-login-error'

/**
 * `refused`: the person said no, or the answer does not hold; `no-email`: the provider tells no checked address; `known-email`:
 * there is an account with this address, which this provider cannot prove to be theirs; `failed`: the provider does not answer.
 */
export const socialProblems = ['refused', 'no-email', 'known-email', 'failed'] as const
export type SocialProblem = (typeof socialProblems)[number]
