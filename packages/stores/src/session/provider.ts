/** Empty until the first check (ACC-042). */
export type AuthStatus = '' | 'connected' | 'unauthorized'

/** One way to be signed in. The hosted pool of users is the only one of this product. */
export interface Provider {
  readonly name: 'pool'
  readonly status: AuthStatus
  /** The access token of the moment. */
  readonly token: string | undefined
}

/** One provider that is connected with a token makes the user authenticated (ACC-044). */
export const isAuthenticated = (providers: readonly Provider[]) =>
  providers.some(({ status, token }) => status === 'connected' && Boolean(token))

/** Returns true for a social provider, by its name in the profile. */
export const isSocial = (providerName: string | undefined): boolean =>
  /^(Google|Facebook|Apple)$/.test(providerName ?? '')
