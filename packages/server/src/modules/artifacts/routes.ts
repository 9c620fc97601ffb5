import {
  artifactInfo,
  artifactList,
  createArtifact,
  toWireAmount,
  type WireArtifact,
} from '@staykit/contract'
import { money } from '@staykit/domain'
import { Hono } from 'hono'
import { callRoute } from '../../kernel/http/call-route.ts'
import type { Member } from '../../kernel/http/member.ts'
import type { Module } from '../../kernel/http/module.ts'
import type { ServerContext, ServerEnv } from '../../kernel/http/server-env.ts'
import { tripFor } from '../booking/trip-access.ts'
import { artifactOf } from './artifacts.ts'
import type { ArtifactsDeps } from './deps.ts'

/** POST fi_nft/token_create and nft_info (owner or capability), fi_nft/nfts (member) below /platform/api/v1. */
export const artifactsModule: Module<ArtifactsDeps> = {
  base: '/platform/api/v1',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    const { artifacts } = deps
    for (const [call, shown] of [
      [createArtifact, asMade],
      [artifactInfo, asLoaded],
    ] as const)
      callRoute(routes, call, async ({ trip_number: bookingId, refId, capability }, c, find) => {
        const trip = await tripFor(deps, { bookingId, refId, capability }, await find())
        c.header('cache-control', 'no-store')
        // Where nobody writes them a page is told so, and shows nothing of them.
        const facts = artifacts ? await artifactOf({ ...deps, artifacts }, trip) : none
        return { success: true, data: shown(facts) }
      })
    callRoute(routes, artifactList, ({ refId }, c, member) => listOf(deps, refId, c, member))
    return routes
  },
}

async function listOf({ db }: ArtifactsDeps, refId: string, c: ServerContext, member: Member) {
  const rows = await db
    .selectFrom('artifacts')
    .innerJoin('bookings', 'bookings.trip_number', 'artifacts.trip_number')
    .select(['artifacts.trip_number', 'state', 'hash', 'link', 'final_minor', 'currency'])
    .where('ref_id', '=', refId)
    .where('user_id', '=', member.id)
    .orderBy('check_in')
    .limit(500)
    .execute()
  c.header('cache-control', 'no-store')
  const nfts = rows.map((row) => ({
    trip_number: row.trip_number,
    price: toWireAmount(money(row.final_minor, row.currency)),
    ...asLoaded(row),
  }))
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
