import type { MailFile } from '../../ports/mail.ts'
import { wasRefunded } from '../booking/ledger.ts'
import { findTrip, type Trip } from '../booking/trip-view.ts'
import type { BrandsDeps } from '../brands/deps.ts'
import { lookupUrl } from '../brands/site-links.ts'
import { calendarFile } from './calendar-file.ts'
import { receiptPdf, receiptSections } from './receipt.ts'

type FileDeps = Pick<BrandsDeps, 'brands' | 'config' | 'db' | 'now'>

export async function calendarOf({ brands, config, now }: FileDeps, trip: Trip): Promise<MailFile> {
  const brand = await brands.of(trip.booking.ref_id)
  const text = calendarFile(trip, brand, lookupUrl(brand, config), now())
  return {
    name: `stay-${trip.booking.trip_number}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    content: Buffer.from(text),
  }
}

export async function receiptOf({ brands, db, now }: FileDeps, trip: Trip): Promise<MailFile> {
  const brand = await brands.of(trip.booking.ref_id)
  const sections = receiptSections(trip, now(), await wasRefunded(db, trip.booking.trip_number))
  return {
    name: `receipt-${trip.booking.trip_number}.pdf`,
    mediaType: 'application/pdf',
    content: await receiptPdf(trip, brand, sections),
  }
}

/** What the confirmation of a trip has with it. Made when it is sent, not when it is written. */
export async function filesOf(deps: FileDeps, tripNumber: string): Promise<MailFile[]> {
  const trip = await findTrip(deps.db, tripNumber)
  return trip ? Promise.all([calendarOf(deps, trip), receiptOf(deps, trip)]) : []
}
