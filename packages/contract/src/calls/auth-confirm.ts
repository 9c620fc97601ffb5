import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId } from '../fields.ts'
import { accounts, pins } from '../limits.ts'
import { account, done, password, pin, username } from '../model/session.ts'

/** `password`: what whoever reads the mail signs in with; without it, that of the sign-up whose pin it is. */
export const confirmSignUp = defineCall({
  ...account,
  path: '/auth/confirm',
  summary: 'Confirms a sign-up with the mailed pin',
  brand: 'required',
  limits: [accounts, pins('username')],
  request: z.object({ username, pin, refId, password: z.optional(password) }),
  response: done,
})
