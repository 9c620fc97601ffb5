import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId } from '../fields.ts'
import { accounts, pins } from '../limits.ts'
import { account, done, password, pin, username } from '../model/session.ts'

/** `password`: the password of the new account; by default the one of the sign-up that sent the code. */
export const confirmSignUp = defineCall({
  ...account,
  path: '/auth/confirm',
  summary: 'Confirms a sign-up with the mailed pin',
  brand: 'required',
  limits: [accounts, pins('username')],
  request: z.object({ username, pin, refId, password: z.optional(password) }),
  response: done,
})
