import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type * as z from 'zod'

/** Signs claims that anyone with the text can read, and only this server can write. */
export interface Signer<Claims> {
  /** Returns `payload.mac`, valid for `seconds`. */
  sign(claims: Claims, seconds: number): string
  /** Returns the claims, 'expired' for a valid text that is too old, or undefined for any other text. */
  read(text: string): { readonly claims: Claims; readonly expires: Date } | 'expired' | undefined
  /** Like `read`, at any age. */
  readAnyAge(text: string): { readonly claims: Claims; readonly expires: Date } | undefined
}

/** The secret that signs, then those before it, whose texts are still read: a change of the secret ends no link of a mail. */
export type Secrets = string | readonly [string, ...string[]]

/** HMAC-SHA-256 with a separate key for each purpose, so that a token works for one purpose only. */
export function createSigner<Schema extends z.ZodType<Record<string, unknown>>>(
  secrets: Secrets,
  purpose: string,
  schema: Schema,
  now: () => Date,
): Signer<z.output<Schema>> {
  const [current, ...before] = typeof secrets === 'string' ? [secrets] : secrets
  const signing = keyFor(current, purpose)
  const keys = [signing, ...before.map((secret) => keyFor(secret, purpose))]
  const macOf = (payload: string, key = signing) => createHmac('sha256', key).update(payload).digest()
  const readAnyAge = (text: string) => {
    const dot = text.indexOf('.')
    const payload = text.slice(0, dot)
    const signature = Buffer.from(text.slice(dot + 1), 'base64url')
    const isOf = (right: Buffer) => signature.length === right.length && timingSafeEqual(signature, right)
    if (dot < 1 || !keys.some((key) => isOf(macOf(payload, key)))) return undefined
    const { exp, ...rest }: { exp: number } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const parsed = schema.safeParse(rest)
    return parsed.success ? { claims: parsed.data, expires: new Date(exp * 1000) } : undefined
  }
  return {
    sign(claims, seconds) {
      const exp = Math.floor(now().getTime() / 1000) + seconds
      const payload = Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url')
      return `${payload}.${macOf(payload).toString('base64url')}`
    },
    readAnyAge,
    read(text) {
      const value = readAnyAge(text)
      return value && value.expires <= now() ? 'expired' : value
    },
  }
}

/** A key of 32 bytes for one purpose. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `staykit/${purpose}`, 32))
}
