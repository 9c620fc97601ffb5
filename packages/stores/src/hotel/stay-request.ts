import type { Occupancy, Stay } from '@staykit/domain'

/**
 * The request fields of a stay, as every call about hotels spells them; `dealCode` is a verified one, and left out where
 * there is none.
 */
export function stayRequest(
  { checkIn, checkOut, rooms, guests, currency }: Stay & Occupancy & { readonly currency: string },
  dealCode?: string,
) {
  return {
    checkIn,
    checkOut,
    roomCount: rooms,
    adultCount: guests,
    childCount: 0,
    currency,
    ...(dealCode ? { dealCode } : {}),
  }
}
