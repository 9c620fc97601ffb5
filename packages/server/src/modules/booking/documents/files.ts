import { load } from '../../../kernel/saga/rows.ts'
import type { MailFile } from '../../../ports/mail.ts'
import { localeOf as localeOfMember } from '../../accounts/members/locales.ts'
import type { BrandsDeps } from '../../brand/brands/deps.ts'
import { lookupUrl } from '../../brand/brands/site-links.ts'
import type { MailLocale } from '../../mail/languages.ts'
import { wordsFor } from '../../mail/words.ts'
import { cancellationTable } from '../bookings/cancel/rows.ts'
import { endMoney, refundedEarlier, usedFor } from '../bookings/change/changeable.ts'
import { wasCaptured } from '../bookings/ledger.ts'
import { cancelledParts, isReleased, partsOf } from '../bookings/part/rows.ts'
import { findTrip, type Trip } from '../bookings/trip-view.ts'
import { calendarFile } from './calendar-file.ts'
import { type ReceiptMoney, receiptFor } from './receipt.ts'
import { receiptPdf } from './receipt-pdf.ts'

type FileDeps = Pick<BrandsDeps, 'brands' | 'config' | 'db' | 'now'>

/** A file of a trip, in the reader's language if it is known. */
export type FileMaker = (deps: FileDeps, trip: Trip, requestedLocale?: MailLocale) => Promise<MailFile>

export const calendarOf: FileMaker = async (deps, trip, requestedLocale) => {
  const { brands, config, db, now } = deps
  const brand = await brands.of(trip.booking.ref_id)
  const words = wordsFor(requestedLocale ?? (await localeOf(db, trip)), brand)
  const changes = (await partsOf(db, trip.booking.trip_number)).filter(isReleased).length
  const text = calendarFile(trip, brand, words, lookupUrl(brand, config), now(), changes)
  return {
    name: `stay-${trip.booking.trip_number}.ics`,
    mediaType: 'text/calendar; charset=utf-8',
    content: Buffer.from(text),
  }
}

export const receiptOf: FileMaker = async ({ brands, db }, trip, requestedLocale) => {
  const brand = await brands.of(trip.booking.ref_id)
  const words = wordsFor(requestedLocale ?? (await localeOf(db, trip)), brand)
  return {
    name: `receipt-${trip.booking.trip_number}.pdf`,
    mediaType: 'application/pdf',
    content: await receiptPdf(receiptFor(trip, brand, words, await receiptMoney(db, trip))),
  }
}

/** What became of the payment of a trip. */
export async function receiptMoney(db: FileDeps['db'], trip: Trip): Promise<ReceiptMoney> {
  const { trip_number, currency, status } = trip.booking
  const isCancelled = status === 'CANCELED'
  const cancellation = isCancelled ? await load(db, cancellationTable, trip_number) : undefined
  return {
    wasCharged: !isCancelled || (await wasCaptured(db, trip_number)),
    used: await usedFor(db, trip),
    parts: await cancelledParts(db, trip_number, currency),
    earlier: await refundedEarlier(db, trip),
    end: isCancelled ? await endMoney(db, trip) : undefined,
    isRefunded: cancellation?.state === 'done',
  }
}

/** Language of the booker: of the booking, else of the account. */
const localeOf = async (db: FileDeps['db'], { request, booking }: Trip): Promise<string | null> =>
  request.locale ?? (booking.user_id ? localeOfMember(db, booking.user_id) : null)

/** Attachments of a trip's confirmation, made when it is sent, not when it is written. */
export async function filesOf(deps: FileDeps, tripNumber: string): Promise<MailFile[]> {
  const trip = await findTrip(deps.db, tripNumber)
  return trip ? Promise.all([calendarOf(deps, trip), receiptOf(deps, trip)]) : []
}
