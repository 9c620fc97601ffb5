import type { BookingStage, MethodDeps, PaymentProgress } from '../method.ts'
import type { Payment } from '../payable.ts'
import { findSource, transferOf } from './sources.ts'

/** How long a complete transfer is shown before the booking, so that a poll every 5 s sees it, ms. */
const SAY_COMPLETE_MS = 5_000

/** Progress of the transfer, and nothing else while the booking waits for it (HOT-198). */
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
    // Seen, though not final yet: the payer has nothing left to do (OQ-12).
    const isThere = source.state !== 'open' || transfer.received >= transfer.due
    return { status: isThere ? 'BITCOIN_TRANSFER_COMPLETE' : 'BITCOIN_TRANSFER_PENDING', transfer }
  }
  const isFresh = authorisedAt !== null && now().getTime() - authorisedAt.getTime() < SAY_COMPLETE_MS
  if (stage === 'authorised' && isFresh) return { status: 'BITCOIN_TRANSFER_COMPLETE', transfer }
  return { transfer }
}
