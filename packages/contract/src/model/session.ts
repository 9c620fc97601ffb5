import * as z from 'zod/mini'
import { filled } from '../fields.ts'

/** Fields that the account calls share; a pin has 5 tries and an hour (faults: pin guessing). */
export const username = filled(254)
export const password = filled(128)
/** Of the built-in user pool and for a new address 8 digits, of Amazon Cognito 6. */
export const pin = z.string().check(z.regex(/^\d{6}(\d{2})?$/))
/** What an earlier sign-in gave this device: limits of the account count it by itself. */
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
  /** Of a sign-in: kept by the device and given at the next one, also after signing out. It opens nothing. */
  device: z.optional(z.string()),
})
export type Session = z.infer<typeof session>
