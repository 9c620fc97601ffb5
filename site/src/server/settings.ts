/** Where things are, from the environment of the running server; .env.example lists them all. */
export interface SiteSettings {
  /** Origin of the API and of the SDK files, as browsers reach it. */
  readonly apiUrl: string
  /** The same as this server reaches it; differs behind a private network. */
  readonly internalApiUrl: string
  /** Origin of this site, as addresses that leave it name it: of search engines, of shared links. */
  readonly siteUrl: string
  readonly refId: string
  /** Browsers reach the site by https, whatever reaches this server. */
  readonly isSecure: boolean
  /** Where members see their wallet; this site's own page without it. */
  readonly walletUrl: string | undefined
  /** Script of a page-translation widget for the languages that nothing is said in here; pages have none without it. */
  readonly translateScript: string | undefined
  /** Visitors are asked whether their visits may be counted (scripts/analytics); without it nobody is asked, and nothing is. */
  readonly isCounting: boolean
  /** The brand's apps, by the name of their store. */
  readonly apps: readonly { readonly store: string; readonly url: string }[]
}

const bare = (url: string) => url.replace(/\/$/, '')

export function siteSettings(): SiteSettings {
  const {
    PUBLIC_URL = 'http://localhost:8787',
    INTERNAL_API_URL = PUBLIC_URL,
    SITE_REF_ID = '8183',
    PORT = '4321',
    SITE_URL = '',
    SITE_WALLET_URL,
    SITE_TRANSLATE_SCRIPT,
    SITE_ANALYTICS = 'true',
    SITE_APP_STORE_URL,
    SITE_GOOGLE_PLAY_URL,
  } = process.env
  return {
    apiUrl: bare(PUBLIC_URL),
    internalApiUrl: bare(INTERNAL_API_URL),
    siteUrl: bare(SITE_URL) || `http://localhost:${PORT}`,
    refId: SITE_REF_ID,
    isSecure: SITE_URL.startsWith('https:'),
    walletUrl: SITE_WALLET_URL || undefined,
    translateScript: SITE_TRANSLATE_SCRIPT || undefined,
    isCounting: SITE_ANALYTICS !== 'false',
    apps: [
      { store: 'App Store', url: SITE_APP_STORE_URL ?? '' },
      { store: 'Google Play', url: SITE_GOOGLE_PLAY_URL ?? '' },
    ].filter(({ url }) => url),
  }
}

/** Whether the page-translation widget may come to a page: what is about money or one person has nothing of others. */
export const isTranslated = (pathname: string): boolean =>
  Boolean(siteSettings().translateScript) &&
  !/^\/(checkout|login|profile|saved|help\/(review|booking))/.test(pathname)
