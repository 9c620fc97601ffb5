import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId } from '../fields.ts'
import { accounts, pins } from '../limits.ts'
import { account, device, done, password, pin, username } from '../model/session.ts'

/** Ends every other session of the user. */
export const resetPassword = defineCall({
  ...account,
  path: '/auth/reset-password',
  summary: 'Sets a new password with the mailed pin',
  brand: 'required',
  limits: [accounts, pins('email')],
  request: z.object({ email: username, pin, newPassword: password, refId, device }),
  response: done,
})
