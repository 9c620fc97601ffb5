import * as z from 'zod/mini'
import { filled } from '../fields.ts'

/** Common fields of the account calls; a code allows 5 attempts in an hour (faults: pin guessing). */
export const username = filled(254)
export const password = filled(128)
/** 8 digits in the built-in user pool and for a new address, 6 in Amazon Cognito. */
export const pin = z.string().check(z.regex(/^\d{6}(\d{2})?$/))
/** Token of an earlier sign-in on this device: rate limits of the account count the device separately. */
export const device = z.optional(filled(1_000))
export const done = z.object({ ok: z.literal(true) })
export const account = {
  method: 'POST',
  base: 'api',
  access: 'public',
  retry: false,
  timeoutMs: 15_000,
} as const

/** accessToken lives `expiresIn` seconds and stays in memory; refreshToken is used once and replaced. */
export const session = z.object({
  accessToken: z.string(),
  expiresIn: z.number(),
  refreshToken: z.string(),
  identityID: z.string(),
  email: z.string(),
  /** From a sign-in: the device stores it and sends it at the next one, also after signing out. It grants no access. */
  device: z.optional(z.string()),
})
export type Session = z.infer<typeof session>
