import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId } from '../fields.ts'
import { accounts, passwords } from '../limits.ts'
import { account, device, password, session, username } from '../model/session.ts'

/** Returns the same error, NotAuthorizedException, for an unknown user and a wrong password. */
export const signIn = defineCall({
  ...account,
  path: '/auth/sign-in',
  summary: 'Signs in',
  badRequest: 'invalid login params',
  brand: 'required',
  limits: [accounts, passwords('username')],
  request: z.object({ username, password, refId, device }),
  response: session,
})
