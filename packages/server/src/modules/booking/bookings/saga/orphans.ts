import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import { SupplierError } from '../../../../ports/supplier.ts'
import { notifyOrphan } from '../cancel/notices.ts'
import { type RequestRow, supplierOf } from '../requests.ts'
import type { SagaDeps as Deps } from '../saga-deps.ts'

export const ORPHAN_QUEUE = 'supplier-orphan'
/** Delay before the look-up of a late booking, seconds. */
export const ORPHAN_LOOK_SECONDS = 120
/** Delays while the supplier cannot answer, seconds; the last one repeats, for about a day. */
const PAUSES = [120, 300, 900, 3_600]
const MOST_ATTEMPTS = 26

type OrphanDeps = Pick<Deps, 'brands' | 'config' | 'db' | 'log' | 'suppliers'>

/**
 * Job: a supplier whose answer was lost may have booked after we gave up and released the card. Then it releases the
 * room. While the supplier cannot answer, it looks again with increasing delays; in the end, or when the hotel does not
 * release the room, it informs operations.
 */
export async function lookForOrphan(
  deps: OrphanDeps,
  { subject, attempts: before = 0 }: Record<string, unknown>,
): Promise<void> {
  const reference = String(subject)
  const row = await requestOf(deps, reference)
  try {
    for (const supplier of row ? [supplierOf(deps, row)] : deps.suppliers.all) {
      const found = await supplier.findBooking(reference)
      if (found?.status !== 'booked') continue
      await supplier.cancel(reference)
      deps.log.warn({ reference }, 'released a room that was booked too late')
    }
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    const attempts = Number(before) + 1
    const isOver = !['UNAVAILABLE', 'UNKNOWN_OUTCOME'].includes(error.kind) || attempts >= MOST_ATTEMPTS
    if (isOver) return handOver(deps, reference, row, error)
    const inSeconds = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? 0
    await enqueue(deps.db, { queue: ORPHAN_QUEUE, subject: reference, data: { attempts }, inSeconds })
  }
}

const requestOf = ({ db }: OrphanDeps, reference: string) =>
  db.selectFrom('booking_requests').selectAll().where('reference', '=', reference).executeTakeFirst()

async function handOver(
  deps: OrphanDeps,
  reference: string,
  row: RequestRow | undefined,
  error: SupplierError,
): Promise<void> {
  if (!row) return deps.log.error({ reference }, 'a room may be booked that nobody pays: settle it by hand')
  const brand = await deps.brands.of(row.ref_id)
  await deps.db.transaction().execute((trx) => notifyOrphan(trx, deps, row, brand, error.message))
}
