import { AsyncLocalStorage } from 'node:async_hooks'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { siteSettings } from './settings.ts'

/** Pages of one visitor in a minute; a page may cost 50 ms of a core, and a search at the supplier. */
const pages = new RateLimiterMemory({ keyPrefix: 'pages', points: 240, duration: 60 })

const visitors = new AsyncLocalStorage<string>()

/**
 * Address of a visitor: behind our own proxies (TRUST_PROXY) the entry of X-Forwarded-For that the outermost of them
 * wrote.
 */
export function visitorAddress(socket: string, forwarded: string | null): string {
  const { proxies } = siteSettings()
  const entries = proxies > 0 ? (forwarded ?? '').split(',') : []
  return (entries.at(-proxies) ?? entries[0])?.trim() || socket
}

/**
 * Counts a page of a visitor. Returns the seconds to wait if there were too many; programs of this machine have no limit
 * without the secret, in development.
 */
export async function secondsToWait(address: string): Promise<number> {
  if (!siteSettings().siteSecret && /^(::ffff:)?127\.|^::1$/.test(address)) return 0
  return pages.consume(networkOf(address)).then(
    () => 0,
    ({ msBeforeNext }: { readonly msBeforeNext: number }) => Math.ceil(msBeforeNext / 1_000),
  )
}

/** The network of a subscriber (/64) for IPv6. */
const networkOf = (address: string) =>
  address.includes('.')
    ? address
    : [...(address.split('::')[0] ?? '').split(':'), '', '', ''].slice(0, 4).join(':')

/** Renders a page for a visitor: the API counts the calls for it as those of the visitor. */
export const renderFor = <T>(address: string, render: () => T): T => visitors.run(address, render)

/** Calls the API for the visitor of the page, whose address goes with the secret that both servers have. */
export const fetchForVisitor: typeof fetch = (input, init) => {
  const { siteSecret } = siteSettings()
  const address = visitors.getStore()
  const headers = new Headers(init?.headers)
  if (siteSecret && address) {
    headers.set('x-staykit-site-secret', siteSecret)
    headers.set('x-staykit-visitor', address)
  }
  return fetch(input, { ...init, headers })
}
