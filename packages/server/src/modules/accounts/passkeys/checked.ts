import {
  type VerifiedAuthenticationResponse,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { addPasskey, signInWithPasskey } from '@staykit/contract'
import { refuse } from '../../../kernel/http/api-error.ts'
import type { ParsedRequest } from '../../../kernel/http/call-route.ts'

export type Signed = ParsedRequest<typeof signInWithPasskey>['credential']
export type Made = ParsedRequest<typeof addPasskey>['credential']

/** The page of the call: its browser signs the origin, and the passkey belongs to its host. */
export interface Page {
  readonly origin: string
  readonly host: string
  /** The authenticator must have verified its person, by a finger, a face or a PIN. */
  readonly isVerified?: boolean
}

/** Whether a challenge exists; the call spends it. */
type Spend = (challenge: string) => Promise<boolean>

const base = { type: 'public-key', clientExtensionResults: {} } as const
/** EdDSA, ES256 and RS256 (IANA COSE algorithms), as pages request them. */
const algorithms = [-8, -7, -257] as const
/** Members may have a phone without a lock: a passkey is an alternative to a password alone. */
const options = (page: Page) => ({
  expectedOrigin: page.origin,
  expectedRPID: page.host,
  requireUserVerification: page.isVerified ?? false,
})

/** The public key and counter of a new passkey. Throws 400 NotAuthorizedException for an invalid answer. */
export async function checkMade(page: Page, { id, ...response }: Made, expectedChallenge: Spend) {
  const answer = { ...base, id, rawId: id, response }
  const checking = verifyRegistrationResponse({
    ...options(page),
    response: answer,
    expectedChallenge,
    supportedAlgorithmIDs: [...algorithms],
  })
  return ((await held(checking)).registrationInfo ?? refusePasskey()).credential
}

/** The counter of a passkey that has signed. Throws 400 NotAuthorizedException for an invalid answer. */
export async function checkSigned(
  page: Page,
  { id, ...response }: Signed,
  passkey: { readonly publicKey: Uint8Array; readonly counter: number },
  expectedChallenge: Spend,
): Promise<number> {
  const checking = verifyAuthenticationResponse({
    ...options(page),
    response: { ...base, id, rawId: id, response },
    expectedChallenge,
    credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
  })
  return (await held(checking)).authenticationInfo.newCounter
}

/** Returns a valid result; the reason of an invalid one is not revealed. */
async function held<Checked extends VerifiedAuthenticationResponse | VerifiedRegistrationResponse>(
  checking: Promise<Checked>,
): Promise<Checked> {
  const checked = await checking.catch(() => undefined)
  return checked?.verified ? checked : refusePasskey()
}

export function refusePasskey(): never {
  throw refuse('wrongPasskey')
}
