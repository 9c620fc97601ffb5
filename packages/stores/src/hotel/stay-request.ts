import { occupancyFieldsOf } from '@staykit/contract'
import type { Occupancy, Stay } from '@staykit/domain'

/**
 * The request fields of a stay, as every call about hotels spells them; `dealCode` is a verified one, and left out where
 * there is none.
 */
export function stayRequest(
  {
    checkIn,
    checkOut,
    occupancy,
    currency,
  }: Stay & { readonly occupancy: Occupancy; readonly currency: string },
  dealCode?: string,
) {
  return {
    checkIn,
    checkOut,
    ...occupancyFieldsOf(occupancy),
    currency,
    ...(dealCode ? { dealCode } : {}),
  }
}
