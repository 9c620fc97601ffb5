import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId } from '../fields.ts'
import { accounts, mails } from '../limits.ts'
import { account, device, done, username } from '../model/session.ts'

/** Always answers that a code was sent. */
export const forgotPassword = defineCall({
  ...account,
  path: '/auth/forgot-password',
  summary: 'Mails a reset pin',
  brand: 'required',
  limits: [accounts, mails('email')],
  request: z.object({ email: username, refId, device }),
  response: done,
})
