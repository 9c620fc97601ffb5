import { createHmac } from 'node:crypto'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { meaningOf } from './refusals.ts'

export interface CognitoOptions {
  /** Such as eu-west-1_AbCdEfGhi: the region is in it. */
  readonly poolId: string
  readonly clientId: string
  readonly clientSecret?: string | undefined
  /** Of the pool, where its id does not begin with it. */
  readonly region?: string | undefined
  /** Of a stand-in that speaks the same protocol. */
  readonly endpoint?: string | undefined
  /** Without them those of the machine's role, as Amazon's client finds them. */
  readonly credentials?: {
    readonly accessKeyId: string
    readonly secretAccessKey: string
    readonly sessionToken?: string | undefined
  }
  /** So long all tries of one question may take, ms. */
  readonly timeoutMs?: number
}

/** Longer than this nobody waits at a login. */
export const TIMEOUT_MS = 5_000

const ATTEMPTS = 3

export const regionOf = ({ poolId, region }: Pick<CognitoOptions, 'poolId' | 'region'>): string =>
  region ?? poolId.split('_', 1)[0] ?? ''

/** Whom tokens of the pool name as their issuer; with a subject it never means anybody else. */
export const issuerOf = (options: Pick<CognitoOptions, 'poolId' | 'region'>): string =>
  `https://cognito-idp.${regionOf(options)}.amazonaws.com/${options.poolId}`

/** One question to the pool. Throws PoolRefusal, and what says that the pool is set up in another way. */
export type Ask = ReturnType<typeof asking>

/** Amazon's client with its retries (throttling, failures of theirs, a lost line), which end after `timeoutMs` in all. */
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
