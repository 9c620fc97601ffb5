import type { Deps } from '../../deps.ts'
import type { ServerContext } from '../../http/server-env.ts'
import { dealPercent } from './deals.ts'
import { todayIn } from './stay-request.ts'

/** Who sees member prices, as two facts about a request; undefined for a visitor without a deal code. */
export interface MemberPrices {
  /** Percent off that a verified deal code gives besides. */
  readonly dealPercent: number | undefined
}

/**
 * Opens member prices to members and to whoever has a deal code (hotels.md §6). Costs nothing for a visitor without
 * either. Throws 422 BAD_DEAL_CODE.
 */
export async function memberPricesFor(
  { db, now, sessions }: Deps,
  request: { readonly refId?: string | undefined; readonly dealCode?: string | undefined },
  c: ServerContext,
): Promise<MemberPrices | undefined> {
  if (request.dealCode) return { dealPercent: await dealPercent(db, request.dealCode, todayIn('UTC', now())) }
  const member = await sessions.find(c)
  const isOurs = member && (request.refId === undefined || member.refId === request.refId)
  return isOurs ? { dealPercent: undefined } : undefined
}
