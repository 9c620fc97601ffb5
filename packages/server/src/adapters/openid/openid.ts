import * as client from 'openid-client'
import * as z from 'zod'
import { isLoopback } from '../../kernel/http/loopback.ts'
import {
  type SocialChecks,
  type SocialLogin,
  type SocialName,
  SocialRefused,
  type SocialUser,
} from '../../ports/social-login.ts'
import { checkIdToken } from './id-token.ts'

export interface OpenidOptions {
  readonly name: SocialName
  /**
   * Address of the provider's metadata (OpenID Connect Discovery), or the metadata for a provider that publishes too
   * few.
   */
  readonly server: URL | client.ServerMetadata
  readonly clientId: string
  /** Created for each login: Apple's is a signed token that lives for minutes. */
  readonly secret: () => Promise<string>
  readonly scope: string
  readonly answersBy?: SocialLogin['answersBy']
  /** The provider gives only verified addresses, without a claim for it. */
  readonly givesCheckedEmails?: boolean
  /** Time-out of its metadata, and the log line of a time-out. */
  readonly patience?: { readonly seconds: number; readonly tooLate: string }
  /**
   * Base address of its login, registration and forgot_password pages, which accept the parameters of the authorization
   * endpoint.
   */
  readonly pages?: string
  /** Name of its cookie with an ID token for this client, on a domain that it shares with this server. */
  readonly cookie?: string | undefined
}

/** Time-out of a provider's answer; after it users choose another way to log in (ACC-227). */
const ANSWER_SECONDS = 5

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.email().optional().catch(undefined),
  // Apple sends a text.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
})

/** A provider by OpenID Connect with PKCE, state and nonce; the certified client checks its ID token. */
export function createOpenidLogin(options: OpenidOptions): SocialLogin {
  const { name, clientId, scope, answersBy = 'query' } = options
  let pending: Promise<client.ServerMetadata> | undefined
  const metadata = () => {
    pending ??= metadataOf(options).catch((error) => {
      pending = undefined
      throw error
    })
    return pending
  }
  const configure = async () => {
    const server = await metadata()
    const configuration = new client.Configuration(server, clientId, await options.secret())
    configuration.timeout = ANSWER_SECONDS
    if (isLocal(new URL(server.issuer))) client.allowInsecureRequests(configuration)
    return configuration
  }
  return {
    name,
    answersBy,
    async begin(redirectUri, { state, nonce, codeVerifier }, to) {
      const url = client.buildAuthorizationUrl(await configure(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(answersBy === 'form_post' && { response_mode: answersBy }),
      })
      if (!options.pages) return url
      const page = new URL(`${options.pages}/${to.page}`)
      page.search = url.search
      page.searchParams.set('redirect', to.origin)
      return page
    },
    async finish(answer, redirectUri, checks) {
      const own = new URL(redirectUri)
      own.search = answer.search
      return readUser(await exchange(await configure(), own, checks), options)
    },
    cookie: options.cookie
      ? {
          name: options.cookie,
          read: async (token) => readUser(await checkIdToken(token, await metadata(), clientId), options),
        }
      : undefined,
  }
}

async function exchange(configuration: client.Configuration, answer: URL, checks: SocialChecks) {
  const { state, nonce, codeVerifier } = checks
  try {
    const tokens = await client.authorizationCodeGrant(configuration, answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    })
    return tokens.claims()
  } catch (error) {
    // A refusal and invalid answers are for the user to retry; a lost connection is our failure.
    if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
      throw new SocialRefused(error.error, { cause: error })
    if (isTimeout(error)) throw error
    if (error instanceof client.ClientError) throw new SocialRefused(error.message, { cause: error })
    throw error
  }
}

function readUser(token: unknown, { givesCheckedEmails }: OpenidOptions): SocialUser {
  const read = claims.safeParse(token)
  if (!read.success) throw new SocialRefused('the ID token does not say who it is about')
  const { iss, sub, email, email_verified, given_name, family_name } = read.data
  return {
    issuer: iss,
    subject: sub,
    email: email?.toLowerCase(),
    isEmailVerified: Boolean(email) && (email_verified ?? givesCheckedEmails ?? false),
    firstName: given_name,
    lastName: family_name,
  }
}

async function metadataOf({ server, clientId, patience }: OpenidOptions): Promise<client.ServerMetadata> {
  if (!(server instanceof URL)) return server
  const execute = isLocal(server) ? [client.allowInsecureRequests] : []
  const timeout = patience?.seconds ?? ANSWER_SECONDS
  try {
    return (
      await client.discovery(server, clientId, undefined, undefined, { execute, timeout })
    ).serverMetadata()
  } catch (error) {
    throw patience && isTimeout(error) ? new Error(patience.tooLate, { cause: error }) : error
  }
}

const isTimeout = (error: unknown) => error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT'

const isLocal = ({ protocol, hostname }: URL) => protocol === 'http:' && isLoopback(hostname)
