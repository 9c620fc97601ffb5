import {
  bookCancel,
  bookChange,
  bookContract,
  bookDetails,
  bookPart,
  bookPartCancel,
  bookResend,
  bookStatus,
  bookSync2,
  bookTripNumbers,
} from '@staykit/contract'
import { Hono } from 'hono'
import { notFound } from '../../../kernel/http/api-error.ts'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { Routes, ServerEnv } from '../../../kernel/http/server-env.ts'
import { localeOfRequest } from '../../mail/request-locale.ts'
import { withAirport } from './airport.ts'
import { progressOf } from './answer.ts'
import { cancelBooking } from './cancel/call.ts'
import { CAPABILITY_SECONDS, capabilitySigner, tripLinkSigner } from './capability.ts'
import { contractFor } from './contract/call.ts'
import type { BookingDeps as Deps } from './deps.ts'
import { cancelPart, offerParts } from './part/call.ts'
import { partFields } from './part/terms.ts'
import { findRequest } from './requests.ts'
import { askToResend } from './resend.ts'
import { syncBooking } from './sync.ts'
import { isOwner, noSuchTrip, tripFor } from './trip-access.ts'
import { changeOf, linksOf } from './trip-changes.ts'
import { normalTripNumber } from './trip-number.ts'
import { askForTripNumbers } from './trip-numbers.ts'
import { bookedContract, findTrip, forReaders } from './trip-view.ts'

/** POST /api/book/contract, sync2, status, details, resend, trip-numbers, change, part, part/cancel, cancel */
export const bookingModule: Module<Deps> = {
  base: '/api',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    callRoute(routes, bookContract, async (request, c, find) => {
      const brand = await deps.brands.of(request.refId)
      c.header('cache-control', 'no-store')
      return { contract: await contractFor(deps, brand, request, await find()) }
    })
    callRoute(routes, bookSync2, async (request, c, find) => {
      const row = await syncBooking(deps, { ...request, locale: localeOfRequest(c) }, await find())
      return { bookingRequestID: row.id, ...(await progressOf(deps, row)) }
    })
    callRoute(routes, bookStatus, async ({ bookingRequestID: bookingRequestId, email }) => {
      const row = await findRequest(deps.db, bookingRequestId)
      if (!row || row.email !== email.trim().toLowerCase())
        throw notFound('There is no such booking request.')
      return progressOf(deps, row)
    })
    detailsRoute(routes, deps)
    callRoute(routes, bookResend, async (request) => {
      await askToResend(deps, request)
      return { ok: true }
    })
    callRoute(routes, bookTripNumbers, async (request, c) => {
      await askForTripNumbers(deps, request, localeOfRequest(c))
      return { ok: true }
    })
    callRoute(routes, bookChange, async (request, c, find) => {
      c.header('cache-control', 'no-store')
      return changeOf(deps.db, await tripFor(deps, request, await find()), deps.now())
    })
    callRoute(routes, bookPart, async (request, c, find) => {
      c.header('cache-control', 'no-store')
      return offerParts(deps, request, await find())
    })
    callRoute(routes, bookPartCancel, async (request, _, find) => cancelPart(deps, request, await find()))
    callRoute(routes, bookCancel, async (request, _, find) => cancelBooking(deps, request, await find()))
    return routes
  },
}

/**
 * Trip number and email must match, or the trip number and the link of a mail. Mails are forwarded: a link alone shows the
 * trip without its customer's address and returns no capability, unless the member who owns the trip opens it.
 */
function detailsRoute(routes: Routes, deps: Deps): void {
  const { AUTH_SECRETS } = deps.config
  const capabilities = capabilitySigner(AUTH_SECRETS, deps.now)
  const links = tripLinkSigner(AUTH_SECRETS, deps.now)
  callRoute(routes, bookDetails, async ({ bookingId, email, link, refId }, c, find) => {
    const tripNumber = normalTripNumber(bookingId)
    const opened = link ? links.read(link) : undefined
    const trip = await findTrip(deps.db, tripNumber)
    const claims = opened === 'expired' ? undefined : opened?.claims
    // Links without a number come from earlier versions.
    const hasLink = claims?.trip === tripNumber && (claims.number ?? 0) === trip?.request.link_number
    const isTheirs = trip?.booking.email === email?.trim().toLowerCase()
    if (!trip || trip.booking.ref_id !== refId || !(hasLink || isTheirs)) throw noSuchTrip()
    c.header('cache-control', 'no-store')
    const booking = {
      ...(await withAirport(deps.places, bookedContract(trip, deps.now()))),
      ...(await linksOf(deps.db, trip, deps.now())),
      ...(await partFields(deps, trip, deps.now())),
    }
    return isTheirs || isOwner(trip, await find())
      ? { booking, capability: capabilities.sign({ trip: tripNumber }, CAPABILITY_SECONDS) }
      : { booking: forReaders(booking) }
  })
}
