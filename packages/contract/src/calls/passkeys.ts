import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId } from '../fields.ts'
import { accounts, passkeys } from '../limits.ts'
import { account, device, done, session } from '../model/session.ts'

/**
 * Passkeys (Web Authentication, level 2). A passkey belongs to one host: that of the page, which the browser signs.
 * Challenges and ids are base64url; each challenge works once, for five minutes. 400 NotAuthorizedException for an
 * invalid answer, without a reason; 400 BAD_REQUEST for a call without an Origin.
 */
const base64url = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/))
/** An authenticator may choose up to 1023 bytes. */
const credentialId = base64url(1_400)

const ofMember = { base: 'api', access: 'member', brand: 'none', timeoutMs: 15_000 } as const
const id = filled(64)

const challengeOptions = z.object({ challenge: z.string(), rpId: z.string() })

export const askPasskey = defineCall({
  ...account,
  path: '/auth/passkey/challenge',
  summary: 'Challenge for a login with a passkey',
  brand: 'required',
  limits: [accounts],
  request: z.object({ refId }),
  response: challengeOptions,
})

/** The passkey identifies the member: the call has no name and returns none. */
export const signInWithPasskey = defineCall({
  ...account,
  path: '/auth/passkey',
  summary: 'Signs in with a passkey',
  brand: 'required',
  limits: [accounts],
  request: z.object({
    refId,
    device,
    credential: z.object({
      id: credentialId,
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(2_000),
    }),
  }),
  response: session,
})

export const passkey = z.object({
  id: z.string(),
  /** Browser and system of the registration: "Chrome", "Windows"; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  /** Host of the passkey. */
  host: z.string(),
  /** ISO 8601; `usedAt` is undefined until the first login with it. */
  createdAt: z.string(),
  usedAt: z.optional(z.string()),
})
export type Passkey = z.infer<typeof passkey>

export const listPasskeys = defineCall({
  ...ofMember,
  method: 'GET',
  path: '/profile/users/{id}/passkeys',
  summary: 'Passkeys of the signed-in member, the latest first',
  limits: [passkeys],
  retry: true,
  request: z.object({ id }),
  response: z.object({ passkeys: z.array(passkey) }),
})

/** 400 NotAuthorizedException 12 hours after the login. `known`: passkeys of this host, which are excluded. */
export const askNewPasskey = defineCall({
  ...ofMember,
  path: '/profile/users/{id}/passkeys/challenge',
  summary: 'Options for a new passkey of the signed-in member',
  limits: [passkeys],
  retry: false,
  request: z.object({ id }),
  response: z.extend(challengeOptions, {
    /** Of the brand. */
    name: z.string(),
    /** The member's handle in the passkey, base64url: opaque to others. */
    handle: z.string(),
    email: z.string(),
    known: z.array(z.string()),
  }),
})

export const addPasskey = defineCall({
  ...ofMember,
  path: '/profile/users/{id}/passkeys',
  summary: 'Saves a new passkey of the signed-in member',
  limits: [passkeys],
  retry: false,
  request: z.object({
    id,
    credential: z.object({
      id: credentialId,
      clientDataJSON: base64url(4_000),
      attestationObject: base64url(20_000),
    }),
  }),
  response: passkey,
})

/** Also succeeds for a removed one. */
export const removePasskey = defineCall({
  ...ofMember,
  method: 'DELETE',
  path: '/profile/users/{id}/passkeys/{passkey}',
  summary: 'Removes a passkey of the signed-in member',
  limits: [passkeys],
  retry: true,
  request: z.object({ id, passkey: credentialId }),
  response: done,
})
