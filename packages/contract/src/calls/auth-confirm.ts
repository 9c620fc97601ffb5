import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId } from '../fields.ts'
import { accounts, pins } from '../limits.ts'
import { account, done, pin, username } from '../model/session.ts'

export const confirmSignUp = defineCall({
  ...account,
  path: '/auth/confirm',
  summary: 'Confirms a sign-up with the mailed pin',
  brand: 'required',
  limits: [accounts, pins('username')],
  request: z.object({ username, pin, refId }),
  response: done,
})
