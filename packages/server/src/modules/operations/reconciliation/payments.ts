import { type Money, money, toMajor } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { isRunning } from '../../booking/bookings/cancel/rows.ts'
import { paidTrips } from '../../booking/bookings/change/paid-trips.ts'
import { clearedOf } from '../../booking/bookings/ledger.ts'
import { hasOpenPart } from '../../booking/bookings/part/rows.ts'
import { dueNowOf } from '../../booking/quotes/quote.ts'
import type { MethodDeps, PaymentMethod, Settled } from '../../payments/method.ts'
import { methods } from '../../payments/registry.ts'
import type { Compared, Day, Difference } from './differences.ts'

export type PaymentsDeps = MethodDeps

/** Compares the ledger with the books of every payment provider that has one. */
export async function comparePayments(deps: PaymentsDeps, day: Day): Promise<Compared> {
  const all = await Promise.all(methods.map((method) => compareMethod(deps, method, day)))
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    differences: all.flatMap(({ differences }) => differences),
  }
}

async function compareMethod(deps: PaymentsDeps, method: PaymentMethod, day: Day): Promise<Compared> {
  const { book } = method
  if (!book) return { count: 0, differences: [] }
  const theirs = new Map((await book.changedIn(deps, day.from, day.to)).map((each) => [each.reference, each]))
  const references = new Set([...theirs.keys(), ...(await postedOn(deps.db, method, day))])
  const differences: Difference[] = []
  for (const reference of references) {
    const ours = await accountOf(deps.db, method, reference)
    // Open ones are compared when they are finished.
    if (ours === 'open') continue
    const settled = theirs.get(reference) ?? (await book.of(deps, reference))
    differences.push(...compare(reference, ours, settled))
  }
  return { count: references.size, differences }
}

/** A payment in our books, to date. */
interface Account {
  readonly trip: string
  readonly taken: Money
  readonly returned: Money
}

function compare(subject: string, ours: Account | undefined, theirs: Settled | undefined): Difference[] {
  if (!theirs) return ours ? [{ kind: 'payment-missing', subject, detail: { trip: ours.trip } }] : []
  const found: Difference[] = []
  const detail = {
    trip: ours?.trip,
    currency: theirs.taken.currency,
    taken: toMajor(theirs.taken),
    returned: toMajor(theirs.returned),
  }
  if (theirs.isDisputed) found.push({ kind: 'disputed', subject, detail })
  // Captured and refunded at once, because the booking failed: nothing was sold, and the ledger has nothing.
  if (!ours && theirs.taken.minor !== theirs.returned.minor)
    found.push({ kind: 'payment-unknown', subject, detail })
  if (ours && !isSame(ours.taken, theirs.taken))
    found.push({ kind: 'taken-differs', subject, detail: { ...detail, inLedger: toMajor(ours.taken) } })
  if (ours && !isSame(ours.returned, theirs.returned))
    found.push({ kind: 'returned-differs', subject, detail: { ...detail, inLedger: toMajor(ours.returned) } })
  return found
}

const isSame = (a: Money, b: Money) => a.minor === b.minor && (a.minor === 0 || a.currency === b.currency)

/** Payments whose money the ledger moved on the day. */
async function postedOn(db: Kysely<Database>, method: PaymentMethod, day: Day): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
    .innerJoin('booking_requests', 'booking_requests.trip_number', 'ledger_transactions.booking')
    .select('payment_reference')
    .distinct()
    .where('account', '=', method.clearing)
    .where('ledger_transactions.created_at', '>=', day.from)
    .where('ledger_transactions.created_at', '<', day.to)
    .execute()
  return rows.flatMap(({ payment_reference }) => payment_reference ?? [])
}

/** Undefined for a payment without a booking; "open" while a booking or a cancellation is running. */
async function accountOf(
  db: Kysely<Database>,
  { clearing }: PaymentMethod,
  reference: string,
): Promise<Account | 'open' | undefined> {
  const request = await db
    .selectFrom('booking_requests')
    .leftJoin('cancellations', 'cancellations.request_id', 'booking_requests.id')
    .select([
      'booking_requests.trip_number',
      'booking_requests.state',
      'quote',
      'cancellations.state as cancelling',
    ])
    .where('payment_reference', '=', reference)
    .executeTakeFirst()
  if (!request || request.state === 'failed') return undefined
  if (request.state !== 'complete' || isRunning(request.cancelling)) return 'open'
  if (await hasOpenPart(db, request.trip_number)) return 'open'
  if ((await paidTrips(db, request.trip_number)).some(({ isOpen }) => isOpen)) return 'open'
  const { currency } = dueNowOf(request.quote)
  const { taken, returned } = await clearedOf(db, request.trip_number, clearing)
  return { trip: request.trip_number, taken: money(taken, currency), returned: money(returned, currency) }
}
