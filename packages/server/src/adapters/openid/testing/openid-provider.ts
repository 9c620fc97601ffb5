import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportPKCS8, exportSPKI, generateKeyPair, importSPKI, jwtVerify, SignJWT } from 'jose'
import Provider, { type ClientMetadata } from 'oidc-provider'
import { html } from '../../../kernel/http/html.ts'

/** A user with an account at the provider. */
export interface Person {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
}

export interface OpenidProvider {
  readonly issuer: string
  /** The user at the browser. */
  person: Person
  /** Environment of a server whose social logins all use this provider. */
  readonly environment: Readonly<Record<string, string>>
  /** An ID token of the current user, as the platform puts it into its cookie. */
  token(changes?: TokenChanges): Promise<string>
  close(): Promise<void>
}

/** Differences from a valid token. */
export interface TokenChanges {
  readonly issuer?: string
  readonly audience?: string | string[]
  readonly claims?: object
  /** Seconds from now; Infinity for a token without expiry. */
  readonly expiresIn?: number
  /** Signed with another key than the provider's. */
  readonly isForged?: boolean
}

/** Name of the cookie that a server with `environment` reads. */
export const PLATFORM_COOKIE = 'platform_token'
const SECRET = 'secret-of-the-client-0123456789'
const APPLE_AUDIENCE = 'https://appleid.apple.com'

/**
 * A certified implementation of an OpenID provider on this machine: a page with "Yes" and "No" replaces the password.
 * Requires PKCE of every client.
 */
export async function openidProvider(apis: readonly string[]): Promise<OpenidProvider> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state = { person: { sub: 'nobody' } as Person }
  const keys = await generateKeyPair('ES256', { extractable: true })
  const applePublic = await exportSPKI(keys.publicKey)
  const own = await generateKeyPair('RS256', { extractable: true })
  const forged = await generateKeyPair('RS256')
  const provider = new Provider(issuer, {
    ...configuration(clientsOf(apis), () => state.person),
    jwks: { keys: [{ ...(await exportJWK(own.privateKey)), kid: 'own', use: 'sig', alg: 'RS256' }] },
  })
  const answer = provider.callback()
  server.on('request', async (request: IncomingMessage & { body?: unknown }, response) => {
    const { pathname, search } = new URL(request.url ?? '/', issuer)
    // A platform uses these names for the authorization page.
    if (/^\/(login|registration|forgot_password)$/.test(pathname)) request.url = `/auth${search}`
    if (pathname.startsWith('/interaction/')) return decide(provider, request, response, state.person)
    if (pathname === '/token') request.body = await withPlainSecret(await textOf(request), applePublic)
    return answer(request, response)
  })
  return {
    issuer,
    get person() {
      return state.person
    },
    set person(person) {
      state.person = person
    },
    environment: {
      ...{ GOOGLE_CLIENT_ID: 'google-client', GOOGLE_CLIENT_SECRET: SECRET, GOOGLE_ISSUER: issuer },
      ...{ FACEBOOK_CLIENT_ID: 'facebook-client', FACEBOOK_CLIENT_SECRET: SECRET, FACEBOOK_ISSUER: issuer },
      ...{ PLATFORM_CLIENT_ID: 'platform-client', PLATFORM_CLIENT_SECRET: SECRET, PLATFORM_URL: issuer },
      PLATFORM_COOKIE,
      ...{
        APPLE_CLIENT_ID: 'apple-client',
        APPLE_TEAM_ID: 'TEAM',
        APPLE_KEY_ID: 'KEY',
        APPLE_ISSUER: issuer,
      },
      APPLE_PRIVATE_KEY: (await exportPKCS8(keys.privateKey)).replaceAll('\n', '\\n'),
    },
    token: async ({
      issuer: by = issuer,
      audience = 'platform-client',
      claims,
      expiresIn = 300,
      isForged,
    }: TokenChanges = {}) => {
      const token = new SignJWT({ ...state.person, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'own' })
        .setIssuer(by)
        .setAudience(audience)
        .setIssuedAt()
      if (Number.isFinite(expiresIn)) token.setExpirationTime(Math.floor(Date.now() / 1000) + expiresIn)
      return token.sign((isForged ? forged : own).privateKey)
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

const clientsOf = (apis: readonly string[]): ClientMetadata[] =>
  ['google', 'facebook', 'apple', 'platform'].map((name) => ({
    client_id: `${name}-client`,
    client_secret: SECRET,
    token_endpoint_auth_method: 'client_secret_post',
    application_type: 'native',
    redirect_uris: apis.map((api) => `${api}/api/auth/social/${name}/callback`),
  }))

function configuration(clients: ClientMetadata[], person: () => Person) {
  return {
    clients,
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ ...person(), sub: id }),
    }),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
      name: ['given_name', 'family_name'],
      public_profile: ['given_name', 'family_name'],
    },
    // As Google, Facebook and Apple do: the ID token contains the claims of the scopes.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    cookies: { keys: ['key of the tests'] },
    pkce: { required: () => true },
  }
}

/** Shows the client, and continues with the user's choice. */
async function decide(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  person: Person,
): Promise<void> {
  const { prompt, params } = await provider.interactionDetails(request, response)
  const clientId = String(params.client_id)
  if (prompt.name === 'consent') {
    const grant = new provider.Grant({ accountId: person.sub, clientId })
    grant.addOIDCScope(String(params.scope))
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  }
  if (request.method !== 'POST') {
    const page = html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Log in</title><h1>${clientId} asks who you are</h1>
      <form method="post"><button name="answer" value="yes">Yes</button><button name="answer" value="no">No</button></form></html>`
    return void response.setHeader('content-type', 'text/html').end(page.text)
  }
  const isYes = new URLSearchParams(await textOf(request)).get('answer') === 'yes'
  const result = isYes ? { login: { accountId: person.sub } } : { error: 'access_denied' }
  return provider.interactionFinished(request, response, result)
}

/** Apple's clients send a token that they sign as their secret: checks it, and replaces it by the plain one. */
async function withPlainSecret(text: string, applePublic: string): Promise<Record<string, string>> {
  const body = Object.fromEntries(new URLSearchParams(text))
  if (body.client_id !== 'apple-client') return body
  const isGood = await jwtVerify(body.client_secret ?? '', await importSPKI(applePublic, 'ES256'), {
    issuer: 'TEAM',
    subject: 'apple-client',
    audience: APPLE_AUDIENCE,
  }).then(
    ({ protectedHeader }) => protectedHeader.kid === 'KEY',
    () => false,
  )
  return { ...body, client_secret: isGood ? SECRET : 'wrong' }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
