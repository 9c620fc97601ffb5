import type { Occupancy, Stay } from '@staykit/domain'

interface Asking {
  readonly refId?: string | undefined
  /** A verified deal code, for whoever has one. */
  readonly dealCode?: string | undefined
}

/** The request fields of a stay, as every call about hotels spells them; what is not there is left out. */
export function stayRequest(
  { checkIn, checkOut, rooms, guests, currency }: Stay & Occupancy & { readonly currency: string },
  { refId, dealCode }: Asking = {},
) {
  return {
    checkIn,
    checkOut,
    roomCount: rooms,
    adultCount: guests,
    childCount: 0,
    currency,
    ...(refId ? { refId } : {}),
    ...(dealCode ? { dealCode } : {}),
  }
}
