import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId } from '../model/fields.ts'
import { account, done, password, pin, session, username } from '../model/session.ts'

export const session = z.object({
  accessToken: z.string(),
  expiresIn: z.number(),
  refreshToken: z.string(),
  identityID: z.string(),
  email: z.string(),
})
export type Session = z.infer<typeof session>

const post = { method: 'POST', base: 'api', access: 'public', retry: false, timeoutMs: 15_000 } as const

/** Always answers that a pin was sent; the owner of an existing address is told so by mail (decisions.md, AQ-20). */
export const signUp = defineCall({
  ...account,
  path: '/auth/sign-up',
  summary: 'Begins a sign-up: mails a pin',
  request: z.object({ username, password, refId }),
  response: done,
})
