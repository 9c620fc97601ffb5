import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod'
import { createSigner } from '../../../kernel/http/signed-token.ts'

/** A device that has signed in to an account once is known by a token that it keeps, so long, seconds. */
const DEVICE_SECONDS = 180 * 24 * 3_600

/**
 * Devices that have signed in before are counted by themselves: whoever guesses at an account from elsewhere does not lock its owner
 * out. A token opens nothing; it is good for the limits of one account.
 * Addresses are in lower case.
 */
export interface Devices {
  /** Name of the device whose token this is, for this account; undefined for every other token. */
  of(token: unknown, email: string): string | undefined
  /** A token for a device that has just signed in: the name that it had, or a new one. */
  issue(email: string, token: string | undefined): string
}

const claims = z.object({ device: z.string(), account: z.string() })

export function createDevices(secret: string, now: () => Date): Devices {
  const signer = createSigner(secret, 'device', claims, now)
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
