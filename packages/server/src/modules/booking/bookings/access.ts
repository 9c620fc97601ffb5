import { ApiError } from '../../../kernel/http/api-error.ts'
import type { KnownBrand } from '../../brand/brands/brands.ts'
import { dealPercent } from '../../catalogue/hotels/deals.ts'
import type { SagaDeps as Deps } from './saga-deps.ts'

/**
 * Checks who may book (HOT-246): member-only rates, and every rate of a brand with restrictedRates or userAuthRequired,
 * need a session or a verified deal code. Throws 401 LOGIN_REQUIRED.
 */
export async function checkMayBook(
  deps: Deps,
  brand: KnownBrand,
  memberOnly: boolean,
  who: { readonly isMember: boolean; readonly dealCode?: string | undefined },
): Promise<void> {
  const { restrictedRates, userAuthRequired } = brand.flags
  if (!memberOnly && !restrictedRates && !userAuthRequired) return
  if (who.isMember) return
  if (who.dealCode && (await isDeal(deps, who.dealCode))) return
  throw new ApiError(401, 'LOGIN_REQUIRED', 'Please Log In to access this rate.')
}

async function isDeal({ db, now }: Deps, code: string): Promise<boolean> {
  try {
    return (await dealPercent(db, code, now().toISOString().slice(0, 10))) > 0
  } catch (error) {
    if (error instanceof ApiError && error.code === 'BAD_DEAL_CODE') return false
    throw error
  }
}
