import { loyaltyFrame, loyaltyMovements, loyaltyStats, loyaltyVendor, loyaltyWallet } from '@staykit/contract'
import { notFound } from '../../../kernel/http/api-error.ts'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Routes } from '../../../kernel/http/server-env.ts'
import { tripRows } from '../trips/rows.ts'
import type { LoyaltyDeps } from './deps.ts'
import { movementsOf, pointsOf, statsOf } from './member.ts'

const MOST_MOVEMENTS = 1_000

/**
 * Points, statistics and the vendor's widget of the signed-in member; another member's id returns the 404 of an unknown
 * one.
 */
export function memberRoutes(routes: Routes, deps: LoyaltyDeps): void {
  const { db, now, exchangeRates } = deps
  callRoute(routes, loyaltyWallet, async ({ userID, refId }, c, member) => {
    own(userID, member)
    c.header('cache-control', 'no-store')
    return pointsOf(await tripRows(db, member, refId), now())
  })
  callRoute(routes, loyaltyMovements, async ({ userID, refId, kind, count = '10' }, c, member) => {
    own(userID, member)
    c.header('cache-control', 'no-store')
    const all = movementsOf(await tripRows(db, member, refId), now())
    const found = kind ? all.filter((movement) => movement.kind === kind) : all
    return { movements: found.slice(0, Math.min(Number(count), MOST_MOVEMENTS)), total: found.length }
  })
  callRoute(routes, loyaltyStats, async ({ userID }, c, member) => {
    own(userID, member)
    c.header('cache-control', 'no-store')
    return statsOf(await tripRows(db, member, member.refId), now(), exchangeRates)
  })
  callRoute(routes, loyaltyFrame, async ({ userID, refId }, c, member) => {
    own(userID, member)
    c.header('cache-control', 'no-store')
    const { loyaltyVendor, flags } = await deps.brands.of(refId)
    const url =
      loyaltyVendor && !flags.hideLoyalty && (await deps.loyaltyWidgets?.urlOf(loyaltyVendor, member.id))
    if (!url) throw notFound('There is no rewards page at this brand.')
    return { url }
  })
  callRoute(routes, loyaltyVendor, async ({ refId }, c) => {
    const { loyaltyVendor: vendor, loyaltyPixel: pixel, flags } = await deps.brands.of(refId)
    c.header('cache-control', 'public, max-age=60')
    if (flags.hideLoyalty) return {}
    const script = vendor && (await deps.loyaltyWidgets?.scriptOf(vendor))
    return { ...(script && { script }), ...(pixel && { pixel }) }
  })
}

function own(userID: string, member: { readonly id: string }): void {
  if (member.id !== userID) throw notFound('User not found')
}
