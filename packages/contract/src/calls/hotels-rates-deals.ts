import { defineCall } from '../call.ts'
import { ratesShared } from './hotels-rates.ts'

/**
 * Member-only rates; requested only with a deal id or the CUG flag (OQ-15). Only members and holders of a deal code get any.
 */
export const hotelsRatesDeals = defineCall({
  ...ratesShared,
  path: '/hotels/rates/deals',
  summary: 'Member-only rates of a hotel for a stay, for members and holders of a deal code',
})
