import { type Supplier, SupplierError } from '../../../../ports/supplier.ts'
import type { SagaDeps as Deps } from '../saga-deps.ts'

/**
 * Job: a supplier whose answer was lost may have booked after we gave up and released the card. Then it releases the
 * room. Throws while the supplier cannot answer, and is retried.
 */
export async function lookForOrphan(
  { supplier, log }: Pick<Deps, 'log'> & { readonly supplier: Supplier },
  reference: string,
): Promise<void> {
  const found = await supplier.findBooking(reference)
  if (found?.status !== 'booked') return
  try {
    await supplier.cancel(reference)
    log.warn({ reference }, 'released a room that was booked too late')
  } catch (error) {
    if (!(error instanceof SupplierError) || error.kind !== 'NOT_CANCELLABLE') throw error
    log.error({ reference }, 'a room was booked too late and cannot be released: settle it by hand')
  }
}
