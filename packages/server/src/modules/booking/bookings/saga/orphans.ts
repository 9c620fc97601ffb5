import { type Supplier, SupplierError } from '../../../../ports/supplier.ts'
import type { SagaDeps as Deps } from '../saga-deps.ts'

/**
 * Job: a supplier whose answer was lost may have booked after we gave up and let the card go. Then the room is given
 * back. Throws while the supplier cannot say, and is asked again.
 */
export async function lookForOrphan(
  { supplier, log }: Pick<Deps, 'log'> & { readonly supplier: Supplier },
  reference: string,
): Promise<void> {
  const found = await supplier.findBooking(reference)
  if (found?.status !== 'booked') return
  try {
    await supplier.cancel(reference)
    log.warn({ reference }, 'gave back a room that was booked too late')
  } catch (error) {
    if (!(error instanceof SupplierError) || error.kind !== 'NOT_CANCELLABLE') throw error
    log.error({ reference }, 'a room was booked too late and cannot be given back: settle it by hand')
  }
}
