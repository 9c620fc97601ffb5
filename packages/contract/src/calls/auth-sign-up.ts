import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId } from '../fields.ts'
import { accounts, mails } from '../limits.ts'
import { account, done, password, username } from '../model/session.ts'

/** Always answers that a code was sent; the owner of an existing address gets a mail about it (AQ-20). */
export const signUp = defineCall({
  ...account,
  path: '/auth/sign-up',
  summary: 'Begins a sign-up: mails a pin',
  brand: 'required',
  limits: [accounts, mails('username')],
  request: z.object({ username, password, refId }),
  response: done,
})
