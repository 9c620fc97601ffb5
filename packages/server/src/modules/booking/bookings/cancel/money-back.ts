import { add, money, subtract } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { RetryLater } from '../../../../kernel/saga/retry-later.ts'
import { methodOf } from '../../../payments/registry.ts'
import { leftBehind, returned } from '../change/changeable.ts'
import { isGivingBack } from '../change/credit.ts'
import { fromOthers, postShares, refundFrom, type Share, sumOf } from '../funds.ts'
import { postCapture, postRefund, postRelease, saleOf, wasCaptured } from '../ledger.ts'
import { cancelledParts } from '../part/rows.ts'
import { isOpen, paymentOf, type RequestRow } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import type { Trip } from '../trip-view.ts'
import type { CancellationRow } from './rows.ts'

export interface MoneyBack {
  /** Whether the trip was paid, and its payment is refunded. */
  readonly wasCaptured: boolean
  /** The parts of a refund that several payments may have paid. */
  readonly shares: readonly Share[]
}

const penaltyOf = ({ penalty_minor }: CancellationRow, { quote }: RequestRow) =>
  money(Number(penalty_minor), quote.key.currency)

/** Refunds what is left of the trip's payment, and what it has of earlier ones; or voids its hold. */
export async function giveBack(deps: SagaDeps, row: CancellationRow, trip: Trip): Promise<MoneyBack> {
  const { request } = trip
  const { parts, ...method } = methodOf(request.payment_method)
  const payment = paymentOf(request)
  const isWhole = Number(request.credit_minor) === 0 && Number(row.credit_minor) === 0
  const penalty = penaltyOf(row, request)
  // A penalty is a part of the charge, which the booking is still making.
  if (penalty.minor > 0 && isOpen(request.state)) throw new RetryLater('this trip is not charged yet')
  if (isWhole || !parts) {
    const { amount, back } = await cancelledParts(deps.db, request.trip_number, penalty.currency)
    const refund = await returned(deps.db, trip)
    const hotelShare = add(penalty, subtract(amount, back))
    return { wasCaptured: await method.refund(deps, payment, { refund, hotelShare }), shares: [] }
  }
  const isCaptured =
    payment.due.minor > 0
      ? await parts.endHold(deps, payment)
      : await wasCaptured(deps.db, request.trip_number)
  if (!isCaptured) return { wasCaptured: false, shares: [] }
  if (await isGivingBack(deps.db, request.trip_number))
    throw new RetryLater('a partial refund of this trip is not made yet')
  const shares = await refundFrom(deps, request, await returned(deps.db, trip), `refund:${request.id}`)
  return { wasCaptured: true, shares }
}

export async function postMoneyBack(
  trx: Kysely<Database>,
  row: CancellationRow,
  request: RequestRow,
  { wasCaptured, shares }: MoneyBack,
): Promise<void> {
  const sale = saleOf(request)
  const penalty = penaltyOf(row, request)
  if (!wasCaptured) return void (await postRelease(trx, sale, penalty))
  // The provider may have captured before our own step posted it: post it before the refund.
  await postCapture(trx, sale)
  const { currency } = sale.dueNow
  const before = sumOf(fromOthers(request, shares), currency).minor + (await leftBehind(trx, request))
  await postRefund(trx, sale, {
    credited: money(Number(row.credit_minor), currency),
    before: money(before, currency),
    penalty,
  })
  await postShares(trx, fromOthers(request, shares), `refund_for-${row.trip_number}`)
}
