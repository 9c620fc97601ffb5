import { DEFAULT_LOYALTY_VALUE, loyaltyTransaction } from '@staykit/contract'
import { Hono } from 'hono'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { ServerEnv } from '../../../kernel/http/server-env.ts'
import { tripFor } from '../bookings/trip-access.ts'
import type { LoyaltyDeps } from './deps.ts'
import { memberRoutes } from './member-routes.ts'

/**
 * POST /travel/loyalty/transactions: for the trip's owner or with its capability; once per trip (OQ-47). GET
 * /travel/loyalty/users/…
 */
export const loyaltyModule: Module<LoyaltyDeps> = {
  base: '/travel',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    callRoute(
      routes,
      loyaltyTransaction,
      async ({ transactionID: bookingId, refId, capability }, _, find) => {
        const brand = await deps.brands.of(refId)
        const { booking, contract } = await tripFor(deps, { bookingId, refId, capability }, await find())
        // The earned points if they are known, whatever the request says (OQ-29).
        const points = contract.points ?? DEFAULT_LOYALTY_VALUE
        if (brand.flags.hideLoyalty || booking.status !== 'SUCCESS')
          return { logged: false, numericValue: points }
        const { trip_number, user_id } = booking
        const fresh = await deps.db
          .insertInto('loyalty_transactions')
          .values({ trip_number, ref_id: refId, user_id, points })
          .onConflict((conflict) => conflict.column('trip_number').doNothing())
          .returning('points')
          .executeTakeFirst()
        if (fresh) return { logged: true, numericValue: points }
        const before = await deps.db
          .selectFrom('loyalty_transactions')
          .select('points')
          .where('trip_number', '=', trip_number)
          .executeTakeFirstOrThrow()
        return { logged: false, numericValue: before.points }
      },
    )
    memberRoutes(routes, deps)
    return routes
  },
}
