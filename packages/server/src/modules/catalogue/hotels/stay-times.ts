import type { WireContract } from '@staykit/contract'
import { clockOf } from '@staykit/domain'
import { zonedInstant } from '../../../kernel/time/zoned.ts'

/** Check-in and check-out as instants with the hotel's offset, e.g. 2026-12-10T15:00:00+01:00. */
export function stayTimes(contract: Pick<WireContract, 'hotel' | 'checkInDate' | 'checkOutDate'>): {
  readonly from: string
  readonly until: string
} {
  const { hotel, checkInDate, checkOutDate } = contract
  const zone = hotel.location.timeZone ?? 'UTC'
  return {
    from: zonedInstant(checkInDate, clockOf(hotel.checkInTime) ?? '15:00', zone),
    until: zonedInstant(checkOutDate, clockOf(hotel.checkOutTime) ?? '11:00', zone),
  }
}
