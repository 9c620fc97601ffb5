import { bookCancel, bookContract, bookDetails, bookStatus, bookSync2 } from '@staykit/contract'
import { Hono } from 'hono'
import { notFound } from '../../kernel/http/api-error.ts'
import { callRoute } from '../../kernel/http/call-route.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import type { Module } from '../../kernel/http/module.ts'
import type { Routes, ServerEnv } from '../../kernel/http/server-env.ts'
import { progressOf } from './answer.ts'
import { cancelBooking } from './cancel/call.ts'
import { CAPABILITY_SECONDS, capabilitySigner } from './capability.ts'
import { contractFor } from './contract/call.ts'
import type { BookingDeps as Deps } from './deps.ts'
import { findRequest } from './saga/requests.ts'
import { syncBooking } from './sync.ts'
import { noSuchTrip } from './trip-access.ts'
import { normalTripNumber } from './trip-number.ts'
import { bookedContract, findTrip } from './trip-view.ts'

/** POST /api/book/contract, sync2, status, details, cancel */
export const bookingModule: Module<Deps> = {
  base: '/api',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    const { brands, sessions, config } = deps
    const perAddress = deps.limit('book-address', { points: 600, seconds: 60 })
    const origin = (c: { req: { header(name: string): string | undefined } }) => c.req.header('origin')

    callRoute(routes, bookContract, async (request, c) => {
      const brand = await brands.check(request.refId, origin(c))
      await perAddress.take(clientAddress(c, config.TRUST_PROXY))
      c.header('cache-control', 'no-store')
      return { contract: await contractFor(deps, brand, request, await sessions.find(c)) }
    })
    callRoute(routes, bookSync2, async (request, c) => {
      await brands.check(request.refId, origin(c))
      await perAddress.take(clientAddress(c, config.TRUST_PROXY))
      const row = await syncBooking(deps, request, await sessions.find(c))
      return { bookingRequestID: row.id, ...(await progressOf(deps, row)) }
    })
    callRoute(routes, bookStatus, async ({ bookingRequestID, email }) => {
      const row = await findRequest(deps.db, bookingRequestID)
      if (!row || row.email !== email.trim().toLowerCase())
        throw notFound('There is no such booking request.')
      return progressOf(deps, row)
    })
    detailsRoute(routes, deps)
    callRoute(routes, bookCancel, async (request, c) => {
      await brands.check(request.refId, origin(c))
      return cancelBooking(deps, request, await sessions.find(c))
    })
    return routes
  },
}

/** Trip number and e-mail must both be right; limits are by either, so that neither can be guessed. */
function detailsRoute(routes: Routes, deps: Deps): void {
  const perTrip = deps.limit('details-trip', { points: 60, seconds: 600 })
  const perEmail = deps.limit('details-email', { points: 60, seconds: 600 })
  const capabilities = capabilitySigner(deps.config.AUTH_SECRET, deps.now)
  callRoute(routes, bookDetails, async ({ bookingId, email, refId }, c) => {
    await deps.brands.check(refId, c.req.header('origin'))
    const tripNumber = normalTripNumber(bookingId)
    const address = email.trim().toLowerCase()
    await perTrip.take(tripNumber)
    await perEmail.take(address)
    const trip = await findTrip(deps.db, tripNumber)
    if (!trip || trip.booking.email !== address || trip.booking.ref_id !== refId) throw noSuchTrip()
    c.header('cache-control', 'no-store')
    return {
      booking: bookedContract(trip, deps.now()),
      capability: capabilities.sign({ trip: tripNumber }, CAPABILITY_SECONDS),
    }
  })
}
