import { tripCache } from './cached-trips.ts'
import { type FetchEvent, scope } from './scope.ts'

const page = '/offline'
const pageCache = `staykit-page-${scope.staykit.version}`
/** Files of the page; each has a hash in its name, except the icon. */
const own = /(?:href|src)="(\/_astro\/[^"]+|\/favicon\.svg)"/g

export const isFileOfPage = ({ pathname }: URL) =>
  pathname.startsWith('/_astro/') || pathname === '/favicon.svg'

/** Caches the offline page in the traveller's current language, and its files. */
export async function cachePage(): Promise<void> {
  const answer = await fetch(page, { cache: 'no-cache' })
  if (!answer.ok || answer.redirected) throw new Error('There is no offline page.')
  const html = await answer.clone().text()
  const files = [...html.matchAll(own)].map(([, path = '']) => path)
  const cache = await caches.open(pageCache)
  await cache.addAll([...new Set(files)])
  await cache.put(page, answer)
}

/** Handles a change of the language. */
export async function cachePageIn(language: string): Promise<void> {
  const cached = await caches.match(page, { cacheName: pageCache })
  if (cached?.headers.get('content-language') !== language) await cachePage()
}

export async function deleteOldPages(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('staykit-') && name !== pageCache && name !== tripCache)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Pages always come from the server; offline, the offline page replaces them. */
export async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(page, { cacheName: pageCache })) ?? Response.error()
  }
}

export async function answerFile({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request, { cacheName: pageCache })) ?? Response.error()
  }
}
