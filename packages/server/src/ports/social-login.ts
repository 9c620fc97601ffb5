/** Providers of social login, with the names of the calls and of the pages; `platform` has the members of brands. */
export const socialNames = ['google', 'facebook', 'apple', 'platform'] as const
export type SocialName = (typeof socialNames)[number]

/** Secrets of one login: sent at its begin, checked at its end. */
export interface SocialChecks {
  readonly state: string
  readonly nonce: string
  /** PKCE (RFC 7636). */
  readonly codeVerifier: string
}

/** Pages of the platform that travellers are sent to (ACC-065). */
export const platformPages = ['login', 'registration', 'forgot_password'] as const
export type PlatformPage = (typeof platformPages)[number]

/** A page of the platform, and the origin of the site that it returns to. */
export interface Destination {
  readonly page: PlatformPage
  readonly origin: string
}

/** A user of the provider. */
export interface SocialUser {
  /** `iss` and `sub` of the ID token: together they identify one user for good. */
  readonly issuer: string
  readonly subject: string
  /** Lower-case; undefined when the provider or the user withholds it. */
  readonly email: string | undefined
  /** Whether the provider has verified the address. */
  readonly isEmailVerified: boolean
  readonly firstName: string | undefined
  readonly lastName: string | undefined
}

/**
 * A provider of OpenID Connect; only the social logins call it. `finish` throws SocialRefused when the user declined or
 * the answer is invalid; any other error is a failure of the provider.
 */
export interface SocialLogin {
  readonly name: SocialName
  /** `form_post`: the answer is a form, as Apple sends it when a name is requested. */
  readonly answersBy: 'query' | 'form_post'
  /** Address where the user approves the login; only the platform uses `to`. */
  begin(redirectUri: string, checks: SocialChecks, to: Destination): Promise<URL>
  /** `answer`: the address that the provider redirected the user to, with all of its parameters. */
  finish(answer: URL, redirectUri: string, checks: SocialChecks): Promise<SocialUser>
  /** The cookie that the platform sets on the domain that it shares with this server (AQ-40); undefined without one. */
  readonly cookie?: TokenCookie | undefined
}

export interface TokenCookie {
  readonly name: string
  /** User of the token. Throws SocialRefused for an invalid token, and other errors when its keys cannot be loaded. */
  read(token: string): Promise<SocialUser>
}

export class SocialRefused extends Error {
  override readonly name = 'SocialRefused'
}
