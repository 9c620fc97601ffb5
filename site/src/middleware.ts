import { defineMiddleware } from 'astro:middleware'
import { randomUUID } from 'node:crypto'
import { spokenOf } from './server/language.ts'
import { siteSettings } from './server/settings.ts'

const YEAR = 31_536_000

/** Everything comes from this site and from the API's origin; no inline code, no inline style but the brand's colours. */
function policy(nonce: string, framed: string): string {
  const { apiUrl } = siteSettings()
  return [
    "default-src 'self'",
    `script-src 'self' ${apiUrl}`,
    `connect-src 'self' ${apiUrl}`,
    `img-src 'self' data: ${apiUrl}`,
    `frame-src ${apiUrl}`,
    `style-src 'self' 'nonce-${nonce}' ${apiUrl}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed}`,
  ].join('; ')
}

export const onRequest = defineMiddleware(async (context, next) => {
  const nonce = randomUUID()
  context.locals.nonce = nonce
  const asked = context.url.searchParams.get('lang')
  context.locals.spoken = spokenOf(asked, context.cookies.get('lang')?.value)
  // An address that names a language is read in it from then on.
  if (asked)
    context.cookies.set('lang', context.locals.spoken.code, { path: '/', maxAge: YEAR, sameSite: 'lax' })
  const response = await next()
  // Partners put the widget page into frames; there is nothing in it but a search.
  const framed = /^\/widget\/?$/.test(context.url.pathname) ? '*' : "'self'"
  response.headers.set('content-security-policy', policy(nonce, framed))
  response.headers.set('x-content-type-options', 'nosniff')
  response.headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  if (siteSettings().isSecure) response.headers.set('strict-transport-security', 'max-age=31536000')
  return response
})
