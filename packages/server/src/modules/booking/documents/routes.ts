import { bookCalendar, bookReceipt } from '@staykit/contract'
import { Hono } from 'hono'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { ServerEnv } from '../../../kernel/http/server-env.ts'
import type { BrandsDeps } from '../../brand/brands/deps.ts'
import { localeOfRequest } from '../../mail/request-locale.ts'
import { tripFor } from '../bookings/trip-access.ts'
import { calendarOf, receiptOf } from './files.ts'

/**
 * POST /api/book/calendar and /api/book/receipt: for the owner of the trip or with its capability, in the requested
 * language.
 */
export const documentsModule: Module<BrandsDeps> = {
  base: '/api',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    for (const [call, make] of [
      [bookCalendar, calendarOf],
      [bookReceipt, receiptOf],
    ] as const)
      callRoute(routes, call, async (claim, c, find) => {
        const trip = await tripFor(deps, claim, await find())
        const { name, mediaType, content } = await make(deps, trip, localeOfRequest(c))
        c.header('cache-control', 'no-store')
        return { name, mediaType, content: content.toString('base64') }
      })
    return routes
  },
}
