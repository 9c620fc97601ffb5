import type { CallError } from '@staykit/contract'
import { addNights, LAST_ZONE, type Stay, type StayDate } from '@staykit/domain'
import { useRef } from 'react'
import { useWidget } from '../runtime/widget.ts'

export interface Today {
  /** Default of the arrival. */
  readonly tonight: StayDate
  /** A day before it is past. */
  readonly earliest: StayDate
}

/** What the latest request for the place says about its date. */
export interface Clues {
  /** IANA zone of the place. */
  readonly timeZone?: string | undefined
  readonly query?: Stay | undefined
  readonly error?: CallError | undefined
}

/** Today's date at a hotel or place. until its zone is known, a day is past if it is over everywhere or if the server refused it. */
export function useToday(id: string | undefined, { timeZone, query, error }: Clues): Today {
  const { clock } = useWidget().environment
  const place = useRef<{ id: typeof id; zone?: string; refused?: StayDate | undefined }>({ id })
  if (place.current.id !== id) place.current = { id }
  if (timeZone) place.current.zone = timeZone
  if (error?.code === 'PastDates') place.current.refused = query?.checkIn
  const { zone, refused } = place.current
  const [tonight, last] = [clock.today(zone), clock.today(LAST_ZONE)]
  if (zone) return { tonight, earliest: tonight }
  const earliest = refused && refused >= last ? addNights(refused, 1) : last
  return { tonight: tonight < earliest ? earliest : tonight, earliest }
}
