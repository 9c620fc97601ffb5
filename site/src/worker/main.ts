// The site's service worker: an offline page, and cached trips. It does not touch other requests.
import { forget, listenerOf, meet } from './answers.ts'
import { answerFile, answerPage, cachePage, cachePageIn, deleteOldPages, isFileOfPage } from './pages.ts'
import { type FetchEvent, scope } from './scope.ts'

/** A new worker takes over at once, except during a payment: then on the next page. */
async function takeOver() {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!windows.some(({ url }) => new URL(url).pathname.startsWith('/checkout'))) await scope.skipWaiting()
}

scope.addEventListener('install', (event) => event.waitUntil(cachePage().then(takeOver)))

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([deleteOldPages(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  ),
)

/** Messages of pages (scripts/installed.ts). */
interface PageMessage {
  readonly takeOver?: boolean
  readonly language?: string
  readonly left?: boolean
  readonly came?: { readonly userId: string; readonly email: string }
}

async function handleMessage({ takeOver: isWanted, language, left, came }: PageMessage) {
  if (isWanted) await takeOver()
  if (left) await forget()
  if (came?.userId) await meet(came.userId, came.email)
  if (language) await cachePageIn(language)
}

scope.addEventListener('message', (event) =>
  event.waitUntil(handleMessage((event.data ?? {}) as PageMessage).catch(() => {})),
)

const calls = `${scope.staykit.api}/api`

/** Forwards a call and reads a copy of its response. */
async function listenTo(event: FetchEvent, listen: NonNullable<ReturnType<typeof listenerOf>>) {
  const requestCopy = event.request.clone()
  const answer = await fetch(event.request)
  const copy = answer.clone()
  const read = async () =>
    listen({ body: await requestCopy.json(), isOk: copy.ok, answer: await copy.json() })
  // Unreadable responses are not cached.
  event.waitUntil(read().catch(() => {}))
  return answer
}

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method === 'GET') {
    if (request.mode === 'navigate') event.respondWith(answerPage(event))
    else if (url.origin === location.origin && isFileOfPage(url)) event.respondWith(answerFile(event))
    return
  }
  if (request.method !== 'POST' || !request.url.startsWith(`${calls}/`)) return
  const path = request.url.slice(calls.length)
  // Independent of the response: a logout counts offline, too.
  if (path === '/auth/sign-out') event.waitUntil(forget())
  const listen = listenerOf(path)
  if (listen) event.respondWith(listenTo(event, listen))
})
