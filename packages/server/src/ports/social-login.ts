/** Whoever else people have an account with. The names are those of the calls and of the pages; `platform` has the members of brands. */
export const socialNames = ['google', 'facebook', 'apple', 'platform'] as const
export type SocialName = (typeof socialNames)[number]

/** What a login is asked with, and checked by when it comes back: secrets of this one login. */
export interface SocialChecks {
  readonly state: string
  readonly nonce: string
  /** PKCE (RFC 7636). */
  readonly codeVerifier: string
}

/** Pages of the platform that people are led to (ACC-065). */
export const platformPages = ['login', 'registration', 'forgot_password'] as const
export type PlatformPage = (typeof platformPages)[number]

/** A page of the platform, and the origin of the site that it leads back to. */
export interface Destination {
  readonly page: PlatformPage
  readonly origin: string
}

/** Somebody as the provider knows them. */
export interface SocialUser {
  /** `iss` and `sub` of the ID token: together they never mean anybody else. */
  readonly issuer: string
  readonly subject: string
  /** Lower-case; undefined where the provider gives none, or the person has kept it back. */
  readonly email: string | undefined
  /** Whether the provider says that the address is theirs. */
  readonly isEmailVerified: boolean
  readonly firstName: string | undefined
  readonly lastName: string | undefined
}

/**
 * A provider of OpenID Connect, asked by the social logins alone. `finish` throws SocialRefused when the person has said no or
 * the answer does not hold; everything else that is thrown is a failure of the provider.
 */
export interface SocialLogin {
  readonly name: SocialName
  /** `form_post`: the answer comes as a form, as Apple sends it where a name is asked for. */
  readonly answersBy: 'query' | 'form_post'
  /** Where the person is sent to say yes; `to` is for the platform alone. */
  begin(redirectUri: string, checks: SocialChecks, to: Destination): Promise<URL>
  /** `answer`: the address that the provider sent the person back to, with all of its parameters. */
  finish(answer: URL, redirectUri: string, checks: SocialChecks): Promise<SocialUser>
  /** Not there where none is set: the cookie that the platform keeps on the domain that it shares with this server (AQ-40). */
  readonly cookie?: TokenCookie | undefined
}

export interface TokenCookie {
  readonly name: string
  /** Whom the token in it is about. Throws SocialRefused for one that does not hold, whatever else for keys that cannot be had. */
  read(token: string): Promise<SocialUser>
}

export class SocialRefused extends Error {
  override readonly name = 'SocialRefused'
}
