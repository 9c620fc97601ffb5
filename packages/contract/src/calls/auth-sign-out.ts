import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { token } from '../fields.ts'
import { pages } from '../limits.ts'
import { account, done } from '../model/session.ts'

export const signOut = defineCall({
  ...account,
  path: '/auth/sign-out',
  summary: 'Ends the session of a refresh token',
  brand: 'none',
  limits: [pages],
  request: z.object({ refreshToken: token }),
  response: done,
})
