import { notFound } from '../../../kernel/http/api-error.ts'
import type { Member } from '../../../kernel/http/member.ts'
import type { ModuleDeps as Deps } from '../../deps.ts'
import { capabilitySigner } from './capability.ts'
import { normalTripNumber } from './trip-number.ts'
import { findTrip, type Trip } from './trip-view.ts'

/** Identifies a trip in a call and authorises the caller. */
export interface TripClaim {
  readonly bookingId: string
  readonly refId: string
  readonly capability?: string | undefined
}

/** The trip, for the member who owns it or with its capability; other callers get the 404 of a missing booking. */
export async function tripFor(deps: Deps, claim: TripClaim, member: Member | undefined): Promise<Trip> {
  const trip = await findTrip(deps.db, normalTripNumber(claim.bookingId))
  if (!trip || trip.booking.ref_id !== claim.refId || !mayUse(deps, trip, claim.capability, member))
    throw noSuchTrip()
  return trip
}

export const noSuchTrip = () =>
  notFound('We could not find that reservation. Please check your trip number and email.')

function mayUse(
  { config, now }: Deps,
  trip: Trip,
  capability: string | undefined,
  member: Member | undefined,
): boolean {
  const grant = capability ? capabilitySigner(config.AUTH_SECRETS, now).read(capability) : undefined
  if (grant && grant !== 'expired' && grant.claims.trip === trip.booking.trip_number) return true
  return isOwner(trip, member)
}

/** Whether the member made the booking, or has confirmed its address. */
export function isOwner({ booking }: Trip, member: Member | undefined): boolean {
  if (!member || member.refId !== booking.ref_id) return false
  if (booking.user_id !== null) return booking.user_id === member.id
  return member.hasConfirmedEmail && booking.email === member.email
}
