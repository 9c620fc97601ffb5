import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId } from '../fields.ts'
import { accounts, mails } from '../limits.ts'
import { account, done, username } from '../model/session.ts'

export const resendCode = defineCall({
  ...account,
  path: '/auth/resend',
  summary: 'Mails the sign-up pin again',
  brand: 'required',
  limits: [accounts, mails('username')],
  request: z.object({ username, refId }),
  response: done,
})
