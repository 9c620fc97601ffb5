import { getPreferences, updatePreferences } from '@staykit/contract'
import { clampPrices, type HotelPreferences } from '@staykit/domain'
import { sql } from 'kysely'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Routes } from '../../../kernel/http/server-env.ts'
import { checkCurrency } from '../../catalogue/hotels/currency.ts'
import type { AccountsDeps } from './deps.ts'
import { ownProfile } from './own-profile.ts'

/** Hotel preferences of a member, beside the profile: each kind changes separately (ACC-091). */
export function preferenceRoutes(routes: Routes, deps: AccountsDeps): void {
  const { db } = deps
  callRoute(routes, getPreferences, async ({ id }, c, member) => {
    await ownProfile(deps, c, member, id)
    const { preferences } = await db
      .selectFrom('profiles')
      .select('preferences')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    return preferencesOf(preferences)
  })
  callRoute(routes, updatePreferences, async ({ id, prices, stars, amenities, currency }, c, member) => {
    await ownProfile(deps, c, member, id)
    if (currency !== undefined) checkCurrency(deps.catalogue, currency)
    const change = {
      ...(prices && { prices: clampPrices(prices) }),
      ...(stars && { stars: ascending(stars) }),
      ...(amenities && { amenities: ascending(amenities) }),
      ...(currency && { currency }),
    }
    const { preferences } = await db
      .updateTable('profiles')
      .set({ preferences: sql`preferences || ${JSON.stringify(change)}::jsonb` })
      .where('user_id', '=', id)
      .returning('preferences')
      .executeTakeFirstOrThrow()
    return preferencesOf(preferences)
  })
}

const ascending = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

/** As in answers. */
export function preferencesOf({ prices, stars, amenities, currency }: HotelPreferences) {
  const hotels = {
    ...(prices && { prices: [...prices] as [number, number] }),
    ...(stars && { stars: [...stars] }),
    ...(amenities && { amenities: [...amenities] }),
    ...(currency && { currency }),
  }
  return { preferences: { hotels } }
}
