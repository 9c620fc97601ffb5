import { createHmac } from 'node:crypto'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { meaningOf } from './refusals.ts'

export interface CognitoOptions {
  /** For example eu-west-1_AbCdEfGhi, which contains the region. */
  readonly poolId: string
  readonly clientId: string
  readonly clientSecret?: string | undefined
  /** Region of the pool, when its id does not start with it. */
  readonly region?: string | undefined
  /** Address of a stand-in. */
  readonly endpoint?: string | undefined
  /** Without them Amazon's client uses the role of the machine. */
  readonly credentials?: {
    readonly accessKeyId: string
    readonly secretAccessKey: string
    readonly sessionToken?: string | undefined
  }
  /** Limit of all attempts of one call, ms. */
  readonly timeoutMs?: number
}

/** Longest wait at a login, ms. */
export const TIMEOUT_MS = 5_000

const ATTEMPTS = 3

export const regionOf = ({ poolId, region }: Pick<CognitoOptions, 'poolId' | 'region'>): string =>
  region ?? poolId.split('_', 1)[0] ?? ''

/** Issuer of the pool's tokens; with a subject it identifies one user for good. */
export const issuerOf = (options: Pick<CognitoOptions, 'poolId' | 'region'>): string =>
  `https://cognito-idp.${regionOf(options)}.amazonaws.com/${options.poolId}`

/** One call to the pool. Throws PoolRefusal, and errors that show wrong settings of the pool. */
export type Ask = ReturnType<typeof asking>

/**
 * Amazon's client with its retries (throttling, errors of Amazon, lost connections), which end after `timeoutMs` in
 * total.
 */
export function asking(options: CognitoOptions) {
  const { timeoutMs = TIMEOUT_MS, endpoint, credentials } = options
  const client = new CognitoIdentityProviderClient({
    region: regionOf(options),
    maxAttempts: ATTEMPTS,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
  })
  return async <Answer>(
    question: (
      client: CognitoIdentityProviderClient,
      within: { abortSignal: AbortSignal },
    ) => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      return await question(client, { abortSignal: AbortSignal.timeout(timeoutMs) })
    } catch (error) {
      throw meaningOf(error)
    }
  }
}

/** SECRET_HASH of a user name, for clients with a secret: base64 of HMAC-SHA-256 over user name and client id. */
export function secretHashOf(
  { clientId, clientSecret }: Pick<CognitoOptions, 'clientId' | 'clientSecret'>,
  username: string,
): string | undefined {
  if (!clientSecret) return undefined
  return createHmac('sha256', clientSecret)
    .update(username + clientId)
    .digest('base64')
}
