import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled } from '../fields.ts'
import { mails, pages, passwords, pins } from '../limits.ts'
import { done, password, pin, username } from '../model/session.ts'

const ofMember = { base: 'api', access: 'member', brand: 'none', timeoutMs: 15_000 } as const
const id = filled(64)

/** Ends every other session of the member. 400 NotAuthorizedException for a wrong old password. */
export const changePassword = defineCall({
  ...ofMember,
  path: '/profile/users/{id}/password',
  summary: 'Changes the password of the signed-in member',
  limits: [passwords('id')],
  retry: false,
  request: z.object({ id, oldPassword: password, newPassword: password }),
  response: done,
})

/** Mails a code to the new address; the old one stays until the code is confirmed. 400 NotAuthorizedException 12 hours after the login. */
export const changeEmail = defineCall({
  ...ofMember,
  path: '/profile/users/{id}/email',
  summary: 'Starts a change of the e-mail address of the signed-in member',
  limits: [mails('id')],
  retry: false,
  request: z.object({ id, email: username }),
  response: done,
})

/** 400 CodeMismatchException or ExpiredCodeException for an invalid code. */
export const confirmEmail = defineCall({
  ...ofMember,
  path: '/profile/users/{id}/email/confirm',
  summary: 'Changes the e-mail address with the pin mailed to the new one',
  limits: [pins('id')],
  retry: false,
  request: z.object({ id, email: username, pin }),
  response: done,
})

/** A session of a member. */
export const memberSession = z.object({
  id: z.string(),
  /** "Chrome", "Safari"; empty when unknown. */
  browser: z.string(),
  /** "Windows", "iOS"; empty when unknown. */
  system: z.string(),
  /** ISO 3166-1 alpha-2, from the server's network at the login; undefined when unknown. */
  country: z.optional(z.string()),
  /** Times of the login and of the last renewal (ISO 8601). */
  signedInAt: z.string(),
  lastSeenAt: z.string(),
  /** The session of the caller. */
  isThis: z.boolean(),
})
export type MemberSession = z.infer<typeof memberSession>

export const listSessions = defineCall({
  ...ofMember,
  method: 'GET',
  path: '/profile/users/{id}/sessions',
  summary: 'Devices that the signed-in member is signed in on, the latest first',
  limits: [pages],
  retry: true,
  request: z.object({ id }),
  response: z.object({ sessions: z.array(memberSession) }),
})

export const endSessions = defineCall({
  ...ofMember,
  path: '/profile/users/{id}/sessions/end',
  summary: 'Signs the member out on one device, or on every other one',
  limits: [pages],
  retry: true,
  request: z.object({ id, session: z.optional(filled(64)) }),
  response: done,
})
