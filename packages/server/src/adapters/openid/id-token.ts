import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import type { ServerMetadata } from 'openid-client'
import { SocialRefused } from '../../ports/social-login.ts'

/** Only signatures that the provider alone can make: no shared secrets, no unsigned tokens. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']
/** Difference between the clocks of two machines. */
const TOLERANCE_SECONDS = 30

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

function keysOf(address: string) {
  const keySet = keySets.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: 5_000 })
  keySets.set(address, keySet)
  return keySet
}

/**
 * Claims of an ID token that did not come from a login of ours (OpenID Connect Core 3.1.3.7): from this issuer, for
 * this client alone, not expired. Throws SocialRefused for any other, and other errors when the issuer's keys cannot be
 * loaded.
 */
export async function checkIdToken(
  token: string,
  server: ServerMetadata,
  clientId: string,
): Promise<JWTPayload> {
  if (!server.jwks_uri) throw new Error(`${server.issuer} names no keys`)
  try {
    const { payload } = await jwtVerify(token, keysOf(server.jwks_uri), {
      issuer: server.issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'iat', 'exp'],
      clockTolerance: TOLERANCE_SECONDS,
    })
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp !== clientId)
      throw new SocialRefused('the token is for others too, and was not made for this client')
    return payload
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) throw error
    if (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC')
      throw new SocialRefused(error.message, { cause: error })
    throw error
  }
}
