import { timingSafeEqual } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Sender } from './server-env.ts'

/** Settings by which the server finds the address of a caller. */
export interface CallerSettings {
  readonly NODE_ENV: string
  readonly TRUST_PROXY: number
  readonly SITE_SECRET?: string | undefined
}

/**
 * Address that rate limits count; for IPv6 the network of one subscriber (/64). The site sends the address of its
 * visitor with a secret (site/src/server/visitor.ts). Behind proxies of our own (TRUST_PROXY) it is the entry of
 * X-Forwarded-For that the outermost of them wrote: callers can forge the entries before it.
 */
export function clientAddress(sender: Sender, settings: CallerSettings): string {
  return networkOf(visitorOfSite(sender, settings) || callerOf(sender, settings))
}

function visitorOfSite(sender: Sender, { SITE_SECRET }: CallerSettings): string | undefined {
  if (!SITE_SECRET) return undefined
  const [sent, own] = [sender.req.header('x-staykit-site-secret') ?? '', SITE_SECRET].map((text) =>
    Buffer.from(text),
  )
  if (!sent || !own || sent.length !== own.length || !timingSafeEqual(sent, own)) return undefined
  return sender.req.header('x-staykit-visitor')
}

function callerOf(sender: Sender, { TRUST_PROXY: proxies }: CallerSettings): string {
  const entries = proxies > 0 ? (sender.req.header('x-forwarded-for') ?? '').split(',') : []
  const forwarded = (entries.at(-proxies) ?? entries[0])?.trim()
  return forwarded || sender.env?.incoming?.socket.remoteAddress || 'unknown'
}

/**
 * Key of a limit against floods from outside. Undefined for programs of this machine in development; in production
 * everybody is counted.
 */
export function floodKey(sender: Sender, settings: CallerSettings): string | undefined {
  const address = clientAddress(sender, settings)
  return settings.NODE_ENV !== 'production' && isLoopback(address) ? undefined : address
}

function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (mapped) return mapped
  if (!isIPv6(address) || address === '::1') return address
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const whole = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ]
  const network = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

const isLoopback = (address: string) => address === 'unknown' || /^(::ffff:)?127\.|^::1$/.test(address)
