import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { token } from '../fields.ts'
import { pages } from '../limits.ts'
import { account, session } from '../model/session.ts'

/** Reusing a token returns the same successor for 20 s; after that it ends the session (SESSION_ENDED). */
export const refreshSession = defineCall({
  ...account,
  retry: true,
  path: '/auth/refresh',
  summary: 'Replaces a refresh token',
  brand: 'none',
  limits: [pages],
  request: z.object({ refreshToken: token }),
  response: session,
})
