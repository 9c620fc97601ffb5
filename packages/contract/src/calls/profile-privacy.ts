import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled } from '../fields.ts'
import { pages, passwords } from '../limits.ts'

/** All stored data of a person by table, in storage format: for people, not for programs. */
export const exportUser = defineCall({
  method: 'GET',
  base: 'api',
  path: '/profile/users/{id}/export',
  summary: 'All stored data of the signed-in member, within 12 hours of the login',
  access: 'member',
  brand: 'none',
  limits: [pages],
  retry: true,
  timeoutMs: 30_000,
  request: z.object({ id: filled(64) }),
  response: z.object({
    exportedAt: z.string(),
    email: z.string(),
    tables: z.record(z.string(), z.array(z.unknown())),
  }),
})

/**
 * Closes the account, and anonymises the rows that must be retained. Members without a password, who log in by another
 * provider, need a login of the last 12 hours instead. 401 for a wrong or missing password, 409 STAY_AHEAD while a stay is
 * booked or a booking is in progress.
 */
export const eraseUser = defineCall({
  base: 'api',
  path: '/profile/users/{id}/erase',
  summary: 'Closes the account of the signed-in member and erases their data',
  access: 'member',
  brand: 'none',
  limits: [passwords('id')],
  retry: false,
  timeoutMs: 30_000,
  request: z.object({ id: filled(64), password: z.optional(filled(255)) }),
  response: z.object({ ok: z.literal(true) }),
})
