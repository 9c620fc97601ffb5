import { hasOwnPrices, type ServedSettings } from '@staykit/sdk/server'
import { routes } from './routes.ts'
import { siteSettings } from './settings.ts'
import { fetchForVisitor } from './visitor.ts'

/** Templates by screen. */
const urls = Object.fromEntries(
  Object.entries(routes).map(([name, template]) => [name.replace('-url', ''), template]),
)

interface PageRequest {
  readonly url: URL
  readonly cookies: { get(name: string): { value: string } | undefined }
  readonly request: { readonly headers: Headers }
  readonly locals: App.Locals
}

/** The traveller's currency. */
export function currencyOf(cookies: PageRequest['cookies']): string {
  const stored = cookies.get('currency')?.value ?? ''
  return /^[A-Z]{3}$/.test(stored) ? stored : 'USD'
}

/** Settings for the server-side rendering of the page's elements. */
export function firstStateSettings({ url, cookies, request, locals }: PageRequest): ServedSettings {
  const { apiUrl, internalApiUrl, refId } = siteSettings()
  return {
    refId,
    apiBase: apiUrl,
    internalApiBase: internalApiUrl,
    currency: currencyOf(cookies),
    ownPrices: hasOwnPrices(request.headers.get('cookie')),
    locale: locals.language.tag,
    pageUrl: url.href,
    urls,
    action: '/search',
    nonce: locals.nonce,
    fetch: fetchForVisitor,
  }
}
