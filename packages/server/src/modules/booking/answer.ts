import type { BookingStatus, Transfer, WireError } from '@staykit/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import { findSource, type SourceRow, transferOf } from '../payments/bitcoin/sources.ts'
import type { RequestRow } from './saga/requests.ts'

/** What sync2 and status say of a request. */
export interface Progress {
  readonly status: BookingStatus
  readonly bookingId?: string
  readonly error?: WireError
  readonly transfer?: Transfer
}

/** A transfer that is complete is said for so long before the booking, so that a poll every 5 s hears of it. */
const SAY_COMPLETE_MS = 5_000

export async function progressOf(db: Kysely<Database>, row: RequestRow): Promise<Progress> {
  if (row.payment_method !== 'BITCOIN') return bookingProgress(row)
  const source = await findSource(db, row.payment_intent ?? '')
  return source ? bitcoinProgress(row, source) : bookingProgress(row)
}

/** The room counts as booked before its charge is through. */
function bookingProgress(row: RequestRow): Progress {
  if (row.state === 'booked' || row.state === 'complete')
    return { status: 'HOTEL_BOOKING_COMPLETE', bookingId: row.trip_number }
  // While a hold is still being let go, nothing is final: the traveller must not pay again yet.
  if (row.state === 'failed' && row.error) return { status: 'HOTEL_BOOKING_ERROR', error: row.error }
  return { status: 'HOTEL_BOOKING_PENDING' }
}

function bitcoinProgress(row: RequestRow, source: SourceRow): Progress {
  const transfer = transferOf(source)
  if (source.state === 'expired') {
    const error = row.error ?? undefined
    return { status: 'BITCOIN_TRANSFER_TIMEOUT', transfer, ...(error && { error }) }
  }
  if (row.state === 'stored') {
    // Seen, though not final yet: the payer has done all there is to do (OQ-12).
    const isThere = source.state !== 'open' || transfer.received >= transfer.due
    return { status: isThere ? 'BITCOIN_TRANSFER_COMPLETE' : 'BITCOIN_TRANSFER_PENDING', transfer }
  }
  const isFresh = row.paid_at !== null && Date.now() - row.paid_at.getTime() < SAY_COMPLETE_MS
  if (row.state === 'authorised' && isFresh) return { status: 'BITCOIN_TRANSFER_COMPLETE', transfer }
  return { ...bookingProgress(row), transfer }
}
