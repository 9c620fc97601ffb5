import { importPKCS8, SignJWT } from 'jose'
import type { SocialLogin } from '../../ports/social-login.ts'
import type { OpenidValues } from './config.ts'
import { createOpenidLogin } from './openid.ts'

/** Providers with a configured client, in the order of the pages. */
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
 * https://developers.facebook.com/docs/facebook-login/guides/advanced/oidc-token: its metadata have no token endpoint.
 * It gives only confirmed addresses.
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
    // ACC-063: public_profile and email; openid adds an ID token.
    scope: 'openid public_profile email',
    // ACC-226, in the words of the specification (AQ-16).
    patience: { seconds: 3, tooLate: 'Facbebook.Install : Took Too Long!' },
    givesCheckedEmails: true,
  })
}

/**
 * The platform with the members of brands with enablePlatformAuth: an OpenID provider whose pages have the names of the
 * specification.
 */
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

/**
 * https://developer.apple.com/documentation/signinwithapplerestapi: its secret is a token that we sign, valid for
 * minutes.
 */
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
        // A line of an environment file cannot contain line breaks.
        .sign(await importPKCS8(key.replaceAll('\\n', '\n'), 'ES256')),
    scope: 'openid email name',
    answersBy: 'form_post',
  })
}
