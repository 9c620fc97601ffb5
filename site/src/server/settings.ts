/** Addresses from the environment of the running server; .env.example lists them all. */
export interface SiteSettings {
  /** Origin of the API and of the SDK files for browsers. */
  readonly apiUrl: string
  /** Origin of the API for this server; differs in a private network. */
  readonly internalApiUrl: string
  /** Shared with the API, which then counts calls for a page as those of its visitor. */
  readonly siteSecret: string | undefined
  /** Our own proxies in front of this server. */
  readonly proxies: number
  /** Origin of this site in external links: for search engines and shared links. */
  readonly siteUrl: string
  readonly refId: string
  /** Whether browsers use https, even when a proxy forwards http. */
  readonly isSecure: boolean
  /** External bases of the API by their names in the contract (PLT-020): full addresses for browsers. */
  readonly bases: Readonly<Partial<Record<'travel' | 'rewards' | 'platform', string>>>
  /** Address of the profile and wallet pages; this site's own pages by default. */
  readonly profileUrl: string | undefined
  readonly walletUrl: string | undefined
  /** Script of a page-translation widget for languages without own texts; undefined disables it. */
  readonly translateScript: string | undefined
  /** Enables the consent question and the counting of visits (scripts/analytics); both are off by default. */
  readonly isCounting: boolean
  /** The brand's apps by the name of their store. */
  readonly apps: readonly { readonly store: string; readonly url: string }[]
}

const bare = (url: string) => url.replace(/\/$/, '')

/** Stages of the travel API's gateway: one for production and one for tests. */
const stages = ['prod', 'qa']

function siteBases(): SiteSettings['bases'] {
  const {
    SITE_TRAVEL_API_URL = '',
    SITE_TRAVEL_API_STAGE = 'prod',
    SITE_REWARDS_API_URL = '',
    SITE_PLATFORM_API_URL = '',
  } = process.env
  if (!stages.includes(SITE_TRAVEL_API_STAGE))
    throw new Error(`SITE_TRAVEL_API_STAGE is not usable: write ${stages.join(' or ')}`)
  const all = {
    travel: SITE_TRAVEL_API_URL.replaceAll('{stage}', SITE_TRAVEL_API_STAGE),
    rewards: SITE_REWARDS_API_URL,
    platform: SITE_PLATFORM_API_URL,
  }
  return Object.fromEntries(Object.entries(all).flatMap(([base, url]) => (url ? [[base, bare(url)]] : [])))
}

export function siteSettings(): SiteSettings {
  const {
    PUBLIC_URL = 'http://localhost:8787',
    INTERNAL_API_URL = PUBLIC_URL,
    SITE_SECRET,
    TRUST_PROXY = '0',
    SITE_REF_ID = '8183',
    PORT = '4321',
    SITE_URL = '',
    SITE_PROFILE_URL = '',
    SITE_WALLET_URL,
    SITE_TRANSLATE_SCRIPT,
    SITE_ANALYTICS = 'true',
    SITE_APP_STORE_URL,
    SITE_GOOGLE_PLAY_URL,
  } = process.env
  return {
    apiUrl: bare(PUBLIC_URL),
    internalApiUrl: bare(INTERNAL_API_URL),
    siteSecret: SITE_SECRET || undefined,
    proxies: TRUST_PROXY === 'true' ? 1 : Number(TRUST_PROXY) || 0,
    siteUrl: bare(SITE_URL) || `http://localhost:${PORT}`,
    refId: SITE_REF_ID,
    isSecure: SITE_URL.startsWith('https:'),
    bases: siteBases(),
    profileUrl: bare(SITE_PROFILE_URL) || undefined,
    walletUrl: SITE_WALLET_URL || undefined,
    translateScript: SITE_TRANSLATE_SCRIPT || undefined,
    isCounting: SITE_ANALYTICS !== 'false',
    apps: [
      { store: 'App Store', url: SITE_APP_STORE_URL ?? '' },
      { store: 'Google Play', url: SITE_GOOGLE_PLAY_URL ?? '' },
    ].filter(({ url }) => url),
  }
}

/** Returns whether the translation widget may load on a page: pages with payments or personal data load no third-party script. */
export const isTranslated = (pathname: string): boolean =>
  Boolean(siteSettings().translateScript) &&
  !/^\/(checkout|login|profile|saved|help\/(review|booking))/.test(pathname)
