import { isIPv6 } from 'node:net'
import type { ServerContext } from './server-env.ts'

/**
 * Address that rate limits count; for IPv6 the network of one subscriber (/64). Behind `proxies` of our own
 * (TRUST_PROXY) it is the entry of X-Forwarded-For that the outermost of them wrote: callers can forge the entries
 * before it.
 */
export function clientAddress(c: ServerContext, proxies: number): string {
  const entries = proxies > 0 ? (c.req.header('x-forwarded-for') ?? '').split(',') : []
  const forwarded = (entries.at(-proxies) ?? entries[0])?.trim()
  return networkOf(forwarded || c.env?.incoming?.socket.remoteAddress || 'unknown')
}

function networkOf(address: string): string {
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

/** Whether an address is this machine, such as the site during server-side rendering. */
export const isLoopback = (address: string) => address === 'unknown' || /^(::ffff:)?127\.|^::1$/.test(address)
