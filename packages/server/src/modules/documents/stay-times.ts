import type { WireContract } from '@staykit/contract'
import { offsetOf } from '../../sandbox/supplier/plans.ts'

/** Check-in and check-out as instants with the hotel's offset, e.g. 2026-12-10T15:00:00+01:00. */
export function stayTimes(contract: WireContract): { readonly from: string; readonly until: string } {
  const { hotel, checkInDate, checkOutDate } = contract
  const zone = hotel.location.timeZone ?? 'UTC'
  return {
    from: instant(checkInDate, clockOf(hotel.checkInTime) ?? '15:00', zone),
    until: instant(checkOutDate, clockOf(hotel.checkOutTime) ?? '11:00', zone),
  }
}

/** "15:00" of "3:00 PM". */
export function clockOf(text: string | undefined): string | undefined {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})(?:\s*([AP])M)?$/i.exec(text?.trim() ?? '') ?? []
  if (!hour || !minute) return undefined
  const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** The offset is asked for twice: first at the clock time as if it were UTC, then at the instant that gives. */
function instant(date: string, clock: string, zone: string): string {
  const local = `${date}T${clock}:00`
  const guess = new Date(local + offsetOf(zone, new Date(`${local}Z`)))
  return local + offsetOf(zone, guess)
}
