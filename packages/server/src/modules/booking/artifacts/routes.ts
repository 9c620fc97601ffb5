import { artifactInfo, artifactList, createArtifact, type WireArtifact } from '@staykit/contract'
import { money } from '@staykit/domain'
import { Hono } from 'hono'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Member } from '../../../kernel/http/member.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { ServerContext, ServerEnv } from '../../../kernel/http/server-env.ts'
import { tripFor } from '../bookings/trip-access.ts'
import { centsOf } from '../loyalty/member.ts'
import { artifactOf } from './artifacts.ts'
import type { ArtifactsDeps } from './deps.ts'

/** POST fi_nft/token_create and nft_info (owner or capability), fi_nft/nfts (member) below /platform/api/v1. */
export const artifactsModule: Module<ArtifactsDeps> = {
  base: '/platform/api/v1',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    const { artifacts } = deps
    for (const [call, toWire] of [
      [createArtifact, asMade],
      [artifactInfo, asLoaded],
    ] as const)
      callRoute(routes, call, async ({ trip_number: bookingId, refId, capability }, c, find) => {
        const trip = await tripFor(deps, { bookingId, refId, capability }, await find())
        c.header('cache-control', 'no-store')
        // Without a provider pages learn that there is none, and show nothing.
        const facts = artifacts ? await artifactOf({ ...deps, artifacts }, trip) : none
        return { success: true, data: toWire(facts) }
      })
    callRoute(routes, artifactList, ({ refId }, c, member) => listOf(deps, refId, c, member))
    return routes
  },
}

async function listOf({ db, exchangeRates }: ArtifactsDeps, refId: string, c: ServerContext, member: Member) {
  const rows = await db
    .selectFrom('artifacts')
    .innerJoin('bookings', 'bookings.trip_number', 'artifacts.trip_number')
    .innerJoin('booking_requests', 'booking_requests.id', 'bookings.request_id')
    .innerJoin('quotes', 'quotes.id', 'booking_requests.quote_id')
    .select([
      'artifacts.trip_number',
      'artifacts.state',
      'hash',
      'link',
      'final_minor',
      'currency',
      'contract',
    ])
    .where('bookings.ref_id', '=', refId)
    .where('bookings.user_id', '=', member.id)
    .orderBy('check_in')
    .limit(500)
    .execute()
  c.header('cache-control', 'no-store')
  const nfts = await Promise.all(
    rows.map(async ({ final_minor, currency, contract, ...row }) => {
      const { finalStrikethrough: full } = contract.rate.price
      const price = (await centsOf(money(final_minor, currency), exchangeRates)) / 100
      const price_full = full && (await centsOf(full, exchangeRates)) / 100
      return { trip_number: row.trip_number, price, ...(price_full && { price_full }), ...asLoaded(row) }
    }),
  )
  return { success: true, data: { nfts } }
}

interface Facts {
  readonly state: string
  readonly hash: string | null
  readonly link: string | null
}

const none: Facts = { state: 'none', hash: null, link: null }

const asMade = ({ state, hash, link }: Facts): WireArtifact => ({
  status: state,
  ...(hash && { hash }),
  ...(link && { link }),
})

const asLoaded = ({ state, hash, link }: Facts): WireArtifact => ({
  tx_status_name: state,
  ...(hash && { tx_hash: hash }),
  ...(link && { tx_hash_link: link }),
})
