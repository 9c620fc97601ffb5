import type { bookingPayments, ResponseOf } from '@staykit/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import type { Wallet } from '../../../ports/wallet.ts'

/** Most payments in a member's history. */
const MOST = 100

type Shown = NonNullable<ResponseOf<typeof bookingPayments>['data']>['payments'][number]

/** The member's payments in coins, newest first, with their trips. Throws WalletError. */
export async function historyOf(
  { db, wallet }: { readonly db: Kysely<Database>; readonly wallet: Wallet },
  member: string,
): Promise<Shown[]> {
  const payments = await wallet.history(member, MOST)
  const trips = await tripsOf(
    db,
    member,
    payments.map(({ id }) => id),
  )
  return payments.map(({ id, state, cents, time, coins }) => {
    const trip = trips.find(({ payment_id }) => payment_id === id)
    return {
      payment: id,
      state,
      price: cents / 100,
      time: time.toISOString(),
      coins: coins.map(({ symbol, amount }) => ({ token: symbol, amount })),
      ...(trip && { trip_number: trip.trip_number, hotel: trip.contract.hotel.name }),
    }
  })
}

async function tripsOf(db: Kysely<Database>, member: string, payments: readonly string[]) {
  if (payments.length === 0) return []
  return db
    .selectFrom('wallet_payments')
    .innerJoin('bookings', 'bookings.request_id', 'wallet_payments.booking_request_id')
    .innerJoin('quotes', 'quotes.id', 'wallet_payments.quote_id')
    .select(['wallet_payments.payment_id', 'bookings.trip_number', 'quotes.contract'])
    .where('wallet_payments.user_id', '=', member)
    .where('wallet_payments.payment_id', 'in', payments)
    .execute()
}
