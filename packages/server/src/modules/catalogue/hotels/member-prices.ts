import { ApiError } from '../../../kernel/http/api-error.ts'
import type { FindMember } from '../../../kernel/http/member.ts'
import type { ServerContext } from '../../../kernel/http/server-env.ts'
import { dealPercent } from './deals.ts'
import type { HotelsDeps } from './deps.ts'
import { todayIn } from './stay-request.ts'

/** Who sees member prices, as two facts about a request; undefined for a visitor without a deal code. */
export interface MemberPrices {
  /** Percent off that a verified deal code gives besides. */
  readonly dealPercent: number | undefined
}

/**
 * Opens member prices to members and to whoever has a deal code (HOT-229). For a visitor without either it is undefined
 * at once: a search must not wait for it. A code that is not good any more opens nothing. Throws nothing.
 */
export function memberPricesFor(
  deps: HotelsDeps,
  dealCode: string | undefined,
  c: ServerContext,
  find: FindMember,
): Promise<MemberPrices | undefined> | undefined {
  return dealCode || hasToken(c) ? read(deps, dealCode, find) : undefined
}

// Node's own headers where there are some: asking Hono's costs more than all the rest.
function hasToken(c: ServerContext): boolean {
  const headers = c.env?.incoming?.headers
  if (headers) return headers.authorization !== undefined || headers['auth-token'] !== undefined
  return c.req.header('authorization') !== undefined || c.req.header('auth-token') !== undefined
}

async function read({ db, now }: HotelsDeps, dealCode: string | undefined, find: FindMember) {
  const percent = dealCode && (await dealPercent(db, dealCode, todayIn('UTC', now())).catch(ifBad))
  if (percent) return { dealPercent: percent }
  return (await find()) ? { dealPercent: undefined } : undefined
}

function ifBad(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.code !== 'BAD_DEAL_CODE') throw error
}
