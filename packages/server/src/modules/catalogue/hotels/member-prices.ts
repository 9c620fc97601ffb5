import { ApiError } from '../../../kernel/http/api-error.ts'
import type { FindMember } from '../../../kernel/http/member.ts'
import type { Sender } from '../../../kernel/http/server-env.ts'
import { dealPercent } from './deals.ts'
import type { HotelsDeps } from './deps.ts'
import { todayIn } from './stay-request.ts'

/** Access to member prices of a request; undefined for a visitor without a deal code. */
export interface MemberPrices {
  /** Additional percent off from a verified deal code. */
  readonly dealPercent: number | undefined
}

/**
 * Grants member prices to members and holders of a deal code (HOT-229). Returns undefined at once for a visitor without
 * either: a search must not wait for it. An expired code grants nothing. Never throws.
 */
export function memberPricesFor(
  deps: HotelsDeps,
  dealCode: string | undefined,
  sender: Sender,
  find: FindMember,
): Promise<MemberPrices | undefined> | undefined {
  return dealCode || hasToken(sender) ? read(deps, dealCode, find) : undefined
}

/** The same for a call that asks for nothing else. Throws ApiError 422 BAD_DEAL_CODE for a visitor with a wrong code. */
export async function checkedMemberPrices(
  deps: HotelsDeps,
  dealCode: string | undefined,
  sender: Sender,
  find: FindMember,
): Promise<MemberPrices | undefined> {
  const members = await memberPricesFor(deps, dealCode, sender, find)
  if (!members && dealCode) await dealPercent(deps.db, dealCode, todayIn('UTC', deps.now()))
  return members
}

/** Whether the sender may be a member. */
export const hasToken = ({ req }: Sender): boolean =>
  req.header('authorization') !== undefined || req.header('auth-token') !== undefined

async function read({ db, now }: HotelsDeps, dealCode: string | undefined, find: FindMember) {
  const percent = dealCode && (await dealPercent(db, dealCode, todayIn('UTC', now())).catch(ifBad))
  if (percent) return { dealPercent: percent }
  return (await find()) ? { dealPercent: undefined } : undefined
}

function ifBad(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.code !== 'BAD_DEAL_CODE') throw error
}
