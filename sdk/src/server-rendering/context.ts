import { type Brand, brand as brandCall } from '@staykit/contract'
import { type Client, createClient } from '@staykit/contract/client'
import type { Links } from '@staykit/stores/brand'
import type { Environment } from '@staykit/stores/environment'
import { resolveLocale } from '../messages/words.ts'
import { laterScreens } from '../page/in-place/later-screens.ts'
import { linksOf } from '../page/use-brand-basics.ts'
import { platformEnvironment } from '../runtime/platform-environment.ts'
import type { Settings } from '../runtime/settings.ts'
import type { ServedSettings } from './settings.ts'

/** The part of a brand that server-side rendering needs. */
export interface ServedBrand {
  readonly links: Links
  readonly tokens: Readonly<Record<string, string>>
  readonly currency?: string | undefined
  readonly locale?: string | undefined
  /** Features that visitors may see. */
  readonly flags: Pick<Brand['flags'], 'restrictedRates' | 'userAuthRequired' | 'cugLite' | 'memberPrices'>
}

/** Inputs of server-side rendering. */
export interface ServedContext {
  readonly serverSettings: ServedSettings
  readonly settings: Settings
  readonly environment: Environment
  /** Aborts requests when the time limit of the page is over. */
  readonly client: Client
  readonly brand: ServedBrand
}

/** Resolves a page address without an origin; no address of the result contains it. */
const NOWHERE = 'http://localhost'
const TIMEOUT_MS = 1_500
const FRESH_MS = 60_000
const flags = { restrictedRates: false, userAuthRequired: false, cugLite: false }
const unknown: ServedBrand = { links: {}, tokens: {}, flags }
const brands = new Map<string, { readonly at: number; readonly brand: ServedBrand }>()

const bare = (address: string) => address.replace(/\/$/, '')

/** Everything except the content, with one time limit for all requests. */
export async function contextOf(serverSettings: ServedSettings): Promise<ServedContext> {
  const { refId, apiBase, internalApiBase, timeoutMs = TIMEOUT_MS } = serverSettings
  const page = serverSettings.pageUrl ?? '/'
  const { href } = new URL(page, NOWHERE)
  const environment = platformEnvironment({
    navigation: { href: () => href, assign: () => {}, replace: () => {} },
    ...(serverSettings.fetch ? { fetch: serverSettings.fetch } : {}),
  })
  const address = bare(internalApiBase ?? apiBase)
  const signal = AbortSignal.timeout(timeoutMs)
  const ask = createClient({ address, refId, fetch: environment.fetch })
  const client: Client = (call, request, options) => ask(call, request, { ...options, signal, timeoutMs })
  const brand = await brandOf(client, `${address} ${refId}`)
  const settings: Settings = {
    refId,
    apiBase: bare(apiBase),
    locale: resolveLocale(serverSettings.locale, brand.locale, serverSettings.messages),
    currency: (serverSettings.currency ?? brand.currency ?? 'USD').toUpperCase(),
    words: {},
    theme: serverSettings.theme ?? 'auto',
    urls: linksOf(serverSettings.urls ?? {}, brand.links, page, laterScreens),
  }
  return { serverSettings, settings, environment, client, brand }
}

// Cached for a minute: it changes rarely, and every page needs it.
async function brandOf(client: Client, key: string): Promise<ServedBrand> {
  const cached = brands.get(key)
  if (cached && Date.now() - cached.at < FRESH_MS) return cached.brand
  try {
    const { brand } = await client(brandCall, {})
    brands.set(key, { at: Date.now(), brand })
    return brand
  } catch {
    return cached?.brand ?? unknown
  }
}
