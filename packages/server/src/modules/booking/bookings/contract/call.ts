import type { bookContract, RequestOf, WireContract } from '@staykit/contract'
import { withDetails } from '../../../../kernel/http/api-error.ts'
import type { Member } from '../../../../kernel/http/member.ts'
import { type Offer, SupplierError } from '../../../../ports/supplier.ts'
import type { KnownBrand } from '../../../brand/brands/brands.ts'
import { createBundles, type OpenedBundle, refusedOffer } from '../../../catalogue/hotels/bundle.ts'
import { supplierFailure } from '../../../catalogue/hotels/supplier-failure.ts'
import { checkMayBook } from '../access.ts'
import type { SagaDeps as Deps } from '../saga-deps.ts'
import { makeContract } from './contract.ts'

/**
 * Creates a firm contract for a listed rate. Throws CONTRACT_INVALID or CONTRACT_EXPIRED for its bundle, SOLD_OUT or
 * RATE_UNAVAILABLE when it is gone, LOGIN_REQUIRED when it is not for visitors. `details.offer` says what the rate was for.
 */
export async function contractFor(
  deps: Deps,
  brand: KnownBrand,
  request: RequestOf<typeof bookContract>,
  member: Member | undefined,
): Promise<WireContract> {
  const now = deps.now()
  const opened = createBundles(deps.config.AUTH_SECRETS).open(request.ppnBundle, now)
  const offer = await firm(deps, opened)
  const isMember = member?.refId === brand.refId
  await checkMayBook(deps, brand, offer.memberOnly, { isMember, dealCode: request.dealCode })
  return makeContract(deps, offer, {
    refId: brand.refId,
    bundle: request.ppnBundle,
    pageHotelId: opened.pageHotelId,
    previousFinal: opened.final,
  })
}

async function firm({ suppliers }: Deps, opened: OpenedBundle): Promise<Offer> {
  const { key } = opened
  try {
    const supplier = suppliers.ofOffer(key)
    return await supplier.check({ ...key, supplier: supplier.name })
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    const shown = error.kind === 'NOT_FOUND' ? new SupplierError('REFUSED', error.message) : error
    throw withDetails(supplierFailure(shown), { offer: refusedOffer(opened) })
  }
}
