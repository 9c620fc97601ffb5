import { importPKCS8, SignJWT } from 'jose'
import type { SocialLogin } from '../../ports/social-login.ts'
import type { OpenidValues } from './config.ts'
import { createOpenidLogin } from './openid.ts'

/** The providers whose client is set, in the order in which pages offer them. */
export function socialLoginsOf(values: OpenidValues): SocialLogin[] {
  return [googleOf(values), facebookOf(values), appleOf(values), platformOf(values)].flatMap(
    (login) => login ?? [],
  )
}

/** https://developers.google.com/identity/openid-connect/openid-connect */
function googleOf(values: OpenidValues): SocialLogin | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: issuer } = values
  if (!clientId || !secret) return undefined
  return createOpenidLogin({
    name: 'google',
    server: new URL(issuer ?? 'https://accounts.google.com'),
    clientId,
    secret: async () => secret,
    scope: 'openid email profile',
    // ACC-228
    patience: { seconds: 5, tooLate: 'failed to load gapi' },
  })
}

/**
 * https://developers.facebook.com/docs/facebook-login/guides/advanced/oidc-token: its metadata name no token endpoint. It hands
 * out addresses that it has had confirmed.
 */
function facebookOf(values: OpenidValues): SocialLogin | undefined {
  const { FACEBOOK_CLIENT_ID: clientId, FACEBOOK_CLIENT_SECRET: secret, FACEBOOK_ISSUER: issuer } = values
  if (!clientId || !secret) return undefined
  const version = values.FACEBOOK_VERSION
  const graph = `https://graph.facebook.com/${version}`
  return createOpenidLogin({
    name: 'facebook',
    server: issuer
      ? new URL(issuer)
      : {
          issuer: 'https://www.facebook.com',
          authorization_endpoint: `https://www.facebook.com/${version}/dialog/oauth`,
          token_endpoint: `${graph}/oauth/access_token`,
          jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
        },
    clientId,
    secret: async () => secret,
    // ACC-063: public_profile and email; an ID token comes with openid.
    scope: 'openid public_profile email',
    // ACC-226, in the words of the specification (AQ-16).
    patience: { seconds: 3, tooLate: 'Facbebook.Install : Took Too Long!' },
    givesCheckedEmails: true,
  })
}

/** The platform that has the members of brands with enablePlatformAuth: an OpenID provider whose pages are named by the specification. */
function platformOf(values: OpenidValues): SocialLogin | undefined {
  const { PLATFORM_URL: pages, PLATFORM_CLIENT_ID: clientId, PLATFORM_CLIENT_SECRET: secret } = values
  if (!pages || !clientId || !secret) return undefined
  return createOpenidLogin({
    name: 'platform',
    server: new URL(values.PLATFORM_ISSUER ?? pages),
    clientId,
    secret: async () => secret,
    scope: 'openid email profile',
    pages,
    cookie: values.PLATFORM_COOKIE,
  })
}

const APPLE = 'https://appleid.apple.com'

/** https://developer.apple.com/documentation/signinwithapplerestapi: its secret is a token that we sign, good for minutes. */
function appleOf(values: OpenidValues): SocialLogin | undefined {
  const {
    APPLE_CLIENT_ID: clientId,
    APPLE_TEAM_ID: team,
    APPLE_KEY_ID: keyId,
    APPLE_PRIVATE_KEY: key,
  } = values
  if (!clientId || !team || !keyId || !key) return undefined
  const issuer = values.APPLE_ISSUER ?? APPLE
  return createOpenidLogin({
    name: 'apple',
    server: new URL(issuer),
    clientId,
    secret: async () =>
      new SignJWT()
        .setProtectedHeader({ alg: 'ES256', kid: keyId })
        .setIssuer(team)
        .setSubject(clientId)
        .setAudience(APPLE)
        .setIssuedAt()
        .setExpirationTime('5m')
        // One line of an environment file cannot hold line breaks.
        .sign(await importPKCS8(key.replaceAll('\\n', '\n'), 'ES256')),
    scope: 'openid email name',
    answersBy: 'form_post',
  })
}
