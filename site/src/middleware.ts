import { defineMiddleware } from 'astro:middleware'
import { randomUUID } from 'node:crypto'
import { pathIn } from './server/addresses.ts'
import { isOffered, languageOf } from './server/language.ts'
import { isTranslated, siteSettings } from './server/settings.ts'
import { renderFor, secondsToWait, visitorAddress } from './server/visitor.ts'

const YEAR = 31_536_000

/** Allows this site and the origin of the API only; no inline code, and no inline style except the brand's colours. */
function policy(nonce: string, framed: string, pathname: string): string {
  const { apiUrl, bases, translateScript } = siteSettings()
  const connectSources = Object.values(bases).map((url) => ` ${new URL(url).origin}`)
  const others = translateScript && isTranslated(pathname) ? ` ${new URL(translateScript).origin}` : ''
  const sources = apiUrl + others
  return [
    "default-src 'self'",
    `script-src 'self' ${sources}`,
    `connect-src 'self' ${sources}${connectSources.join('')}`,
    `img-src 'self' data: ${sources}`,
    `frame-src ${sources}`,
    `style-src 'self' 'nonce-${nonce}' ${sources}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed}`,
  ].join('; ')
}

const tooMany = (seconds: number, { t }: App.Locals['language']) =>
  new Response(t('brokenText'), {
    status: 429,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(seconds) },
  })

export const onRequest = defineMiddleware(async (context, next) => {
  const nonce = randomUUID()
  context.locals.nonce = nonce
  const langParam = context.url.searchParams.get('lang')
  const language = languageOf(langParam, context.cookies.get('lang')?.value)
  context.locals.language = language
  // Clients without cookies, such as search engines, keep the language of the address.
  context.locals.to = isOffered(langParam) ? (path) => pathIn(path, language) : (path) => path
  // An address with a language changes the language of later pages.
  if (langParam) context.cookies.set('lang', language.code, { path: '/', maxAge: YEAR, sameSite: 'lax' })
  const visitor = visitorAddress(context.clientAddress, context.request.headers.get('x-forwarded-for'))
  const wait = context.url.pathname === '/healthz' ? 0 : await secondsToWait(visitor)
  const response = wait > 0 ? tooMany(wait, language) : await renderFor(visitor, next)
  // Partners frame the widget page, which contains a search only.
  const framed = /^\/widget\/?$/.test(context.url.pathname) ? '*' : "'self'"
  response.headers.set('content-security-policy', policy(nonce, framed, context.url.pathname))
  response.headers.set('x-content-type-options', 'nosniff')
  response.headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  if (siteSettings().isSecure) response.headers.set('strict-transport-security', 'max-age=31536000')
  return response
})
