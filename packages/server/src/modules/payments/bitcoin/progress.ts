import type { BookingStage, MethodDeps, PaymentProgress } from '../method.ts'
import type { Payment } from '../payable.ts'
import { findSource, transferOf } from './sources.ts'

/** A transfer that is complete is said for so long before the booking, so that a poll every 5 s hears of it. */
const SAY_COMPLETE_MS = 5_000

/** How far the transfer is, and while the booking waits for it, nothing else (HOT-198). */
export async function transferProgress(
  { db, now }: Pick<MethodDeps, 'db' | 'now'>,
  { reference }: Payment,
  { stage, authorisedAt, error }: BookingStage,
): Promise<PaymentProgress | undefined> {
  const source = await findSource(db, reference ?? '')
  if (!source) return undefined
  const transfer = transferOf(source)
  if (source.state === 'expired')
    return { status: 'BITCOIN_TRANSFER_TIMEOUT', transfer, ...(error && { error }) }
  if (stage === 'waiting') {
    // Seen, though not final yet: the payer has done all there is to do (OQ-12).
    const isThere = source.state !== 'open' || transfer.received >= transfer.due
    return { status: isThere ? 'BITCOIN_TRANSFER_COMPLETE' : 'BITCOIN_TRANSFER_PENDING', transfer }
  }
  const isFresh = authorisedAt !== null && now().getTime() - authorisedAt.getTime() < SAY_COMPLETE_MS
  if (stage === 'authorised' && isFresh) return { status: 'BITCOIN_TRANSFER_COMPLETE', transfer }
  return { transfer }
}
