import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod'
import { createSigner, type Secrets } from '../../../kernel/http/signed-token.ts'

/** Lifetime of the token of a device that has signed in to an account, seconds. */
const DEVICE_SECONDS = 180 * 24 * 3_600

/**
 * Devices that have signed in before have their own limit, so that guesses from elsewhere do not lock the owner out. A
 * token grants no access; it only counts for the limits of one account. Addresses are lower-case.
 */
export interface Devices {
  /** Name of the device of this token, for this account; undefined for any other token. */
  of(token: unknown, email: string): string | undefined
  /** A token for a device that has just signed in, with its earlier name or a new one. */
  issue(email: string, token: string | undefined): string
}

const claims = z.object({ device: z.string(), account: z.string() })

export function createDevices(secrets: Secrets, now: () => Date): Devices {
  const signer = createSigner(secrets, 'device', claims, now)
  return {
    of(token, email) {
      if (typeof token !== 'string') return undefined
      const read = signer.read(token)
      if (!read || read === 'expired' || read.claims.account !== hashOf(email)) return undefined
      return read.claims.device
    },
    issue: (email, token) =>
      signer.sign({ device: token ?? randomUUID(), account: hashOf(email) }, DEVICE_SECONDS),
  }
}

const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url').slice(0, 22)
