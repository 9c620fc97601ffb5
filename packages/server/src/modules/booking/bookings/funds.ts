import { type Money, money } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { balances } from '../../../kernel/ledger/ledger.ts'
import { RetryLater } from '../../../kernel/saga/retry-later.ts'
import { load } from '../../../kernel/saga/rows.ts'
import { RefundRefused } from '../../payments/refund-refused.ts'
import { methodOf } from '../../payments/registry.ts'
import { cancellationTable, isRunning } from './cancel/rows.ts'
import { clearedOf, postShare, saleOf, wasCaptured } from './ledger.ts'
import { paymentOf, type RequestRow } from './requests.ts'
import type { SagaDeps } from './saga-deps.ts'

/** A payment that pays for a trip: its own, or that of a trip that it replaced. Amounts are minor units. */
interface Fund {
  readonly request: RequestRow
  /** What is not refunded yet. */
  readonly remaining: number
  /** What was refunded, by the ledger. */
  readonly refunded: number
}

/** A part of a refund, from one payment. */
export interface Share {
  readonly request: RequestRow
  readonly amount: Money
}

/**
 * The payments of a trip: its own, then those of the trips that it replaced with a credit. A replaced trip that the
 * hotel did not release keeps its payment. Throws RetryLater while one of them is being cancelled.
 */
export async function fundsOf(db: Kysely<Database>, request: RequestRow): Promise<Fund[]> {
  const funds = [await ownFund(db, request)]
  for (let at = request; at.replaces && Number(at.credit_minor) > 0; ) {
    const cancellation = await load(db, cancellationTable, at.replaces)
    if (!cancellation || isRunning(cancellation.state))
      throw new RetryLater(`trip ${at.replaces} is not cancelled yet`)
    if (cancellation.state === 'refused') break
    at = await db
      .selectFrom('booking_requests')
      .selectAll()
      .where('trip_number', '=', at.replaces)
      .executeTakeFirstOrThrow()
    const fund = await ownFund(db, at)
    // A part of its own refund that the provider refuses stays with that trip.
    const owed = (await balances(db, at.trip_number)).find(({ account }) => account === 'refund_payable')
    funds.push({ ...fund, remaining: fund.remaining + (owed?.minor ?? 0) })
  }
  return funds
}

/** A provider may have captured before our own step posted it. */
async function ownFund(db: Kysely<Database>, request: RequestRow): Promise<Fund> {
  const { clearing } = methodOf(request.payment_method)
  const { taken, returned } = await clearedOf(db, request.trip_number, clearing)
  const captured = (await wasCaptured(db, request.trip_number)) ? taken : paymentOf(request).due.minor
  return { request, remaining: captured - returned, refunded: returned }
}

/**
 * Refunds an amount from the payments of a trip, its own first. A repeat refunds the same parts with the same keys:
 * they follow from the ledger, which has the refund only afterwards. Throws RefundRefused, RetryLater.
 */
export async function refundFrom(
  deps: SagaDeps,
  request: RequestRow,
  amount: Money,
  key: string,
): Promise<Share[]> {
  const shares: Share[] = []
  let left = amount.minor
  const funds = await fundsOf(deps.db, request)
  // Before the first share: a refund is made from all payments, or from none.
  for (const { request: from } of funds)
    await methodOf(from.payment_method).parts?.inspect(deps, [paymentOf(from)])
  for (const { request: from, remaining, refunded } of funds) {
    const part = money(Math.max(0, Math.min(left, remaining)), amount.currency)
    if (part.minor === 0) continue
    left -= part.minor
    const { parts } = methodOf(from.payment_method)
    const ownKey = from.id === request.id ? key : `${key}:${from.id}`
    await parts?.refund(deps, paymentOf(from), part, ownKey, money(refunded, part.currency))
    shares.push({ request: from, amount: part })
  }
  if (left > 0) throw new RefundRefused('the payments of this trip have too little left')
  return shares
}

/** Shares from payments of replaced trips. */
export const fromOthers = ({ id }: RequestRow, shares: readonly Share[]): Share[] =>
  shares.filter(({ request }) => request.id !== id)

export const sumOf = (shares: readonly Share[], currency: string): Money =>
  money(
    shares.reduce((sum, { amount }) => sum + amount.minor, 0),
    currency,
  )

/** Posts shares with the trips whose payments paid them; `kind` is unique for the refund. */
export async function postShares(
  trx: Kysely<Database>,
  shares: readonly Share[],
  kind: string,
): Promise<void> {
  for (const { request, amount } of shares) await postShare(trx, saleOf(request), kind, amount)
}
