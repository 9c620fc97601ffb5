import { toWireAmount, type WireError } from '@staykit/contract'
import { formatMoney, type Money } from '@staykit/domain'
import { type Offer, SupplierError } from '../../../../ports/supplier.ts'
import { methodOf } from '../../../payments/registry.ts'
import { contractOf } from '../../quotes/contracts.ts'
import { finalOf, keyOf } from '../../quotes/quote.ts'
import { type RequestRow, supplierOf } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import { makeContract } from './contract.ts'

/** What happened to the money of a failed booking. */
export const notChargedWords = (row: Pick<RequestRow, 'payment_method' | 'payment_details'>) =>
  methodOf(row.payment_method).describe(row.payment_details).notCharged

/** The question to the traveller after a late change of price: both totals, and a contract at the new one. */
export async function changedPrice(
  deps: SagaDeps,
  row: RequestRow,
  current: Offer | undefined,
): Promise<WireError> {
  const offer = current ?? (await currentOf(deps, row).catch(() => undefined))
  const before = finalOf(row.quote)
  const contract = offer && (await contractAt(deps, row, offer, before))
  if (!contract)
    return { code: 'RATE_UNAVAILABLE', message: `This rate is no longer available. ${notChargedWords(row)}` }
  const after = offer.price.final
  return {
    code: 'PRICE_CHANGED',
    message: `The price changed from ${formatMoney(before)} to ${formatMoney(after)}. ${notChargedWords(row)}`,
    details: {
      previousFinal: toWireAmount(before),
      final: toWireAmount(after),
      currencyCode: after.currency,
      contract,
    },
  }
}

/** A contract at the new price; undefined for a price that is not plausible. */
async function contractAt(deps: SagaDeps, row: RequestRow, offer: Offer, before: Money) {
  const { id: bundle } = await contractOf(deps.db, row.quote_id)
  const { pageHotelId } = row.quote
  try {
    return await makeContract(deps, offer, { refId: row.ref_id, bundle, pageHotelId, previousFinal: before })
  } catch (error) {
    if (error instanceof SupplierError && error.kind === 'SOLD_OUT') return undefined
    throw error
  }
}

async function currentOf(deps: SagaDeps, row: RequestRow): Promise<Offer> {
  const supplier = supplierOf(deps, row)
  return supplier.check(keyOf(row.quote, supplier.name))
}
