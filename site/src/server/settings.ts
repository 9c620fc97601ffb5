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
  /** Bases of the API that are elsewhere, by their names in the contract (PLT-020): whole addresses, as browsers reach them. */
  readonly bases: Readonly<Partial<Record<'travel' | 'rewards' | 'platform', string>>>
  /** Where members see their profile and their wallet; this site's own pages without. */
  readonly profileUrl: string | undefined
  readonly walletUrl: string | undefined
  /** Script of a page-translation widget for the languages that nothing is said in here; pages have none without it. */
  readonly translateScript: string | undefined
  /** Visitors are asked whether their visits may be counted (scripts/analytics); without it nobody is asked, and nothing is. */
  readonly isCounting: boolean
  /** The brand's apps, by the name of their store. */
  readonly apps: readonly { readonly store: string; readonly url: string }[]
}

const bare = (url: string) => url.replace(/\/$/, '')

/** The gateway of the travel API has a stage for production and one for trying things out. */
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

/** Whether the page-translation widget may come to a page: what is about money or one person has nothing of others. */
export const isTranslated = (pathname: string): boolean =>
  Boolean(siteSettings().translateScript) &&
  !/^\/(checkout|login|profile|saved|help\/(review|booking))/.test(pathname)
