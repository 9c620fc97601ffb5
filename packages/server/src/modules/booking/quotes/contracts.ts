import {
  type PricedPolicy,
  pricedPolicy,
  type TitledContent,
  toWireAmount,
  toWirePolicy,
  toWirePrice,
  type WireContract,
  type WireRate,
} from '@staykit/contract'
import {
  ALL,
  type CancellationPolicy,
  cancellationPolicy,
  FREE,
  formatMoney,
  type Money,
  money,
  nonRefundable,
  type PaidStay,
  type StayPrice,
} from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { wordsOf } from '../../mail/words.ts'
import { policyText } from './cancellation-text.ts'

/** A stored contract: amounts in minor units; only the wire uses decimals. */
export interface StoredContract
  extends Omit<
    WireContract,
    'rate' | 'meta' | 'dueNowUsd' | 'priceChange' | 'cancellationPolicy' | 'taxesAndFees'
  > {
  readonly rate: Omit<WireRate, 'price' | 'cancellationPolicy'> & { readonly price: StayPrice }
  /** As agreed; absent before 0.3.0. */
  readonly cancellation?: CancellationPolicy | undefined
  readonly dueNowUsdCents: number
  /** All-in total when the rate was listed. */
  readonly previousFinal?: Money | undefined
}

/** The agreed policy of cancellation. Contracts before 0.3.0 have its deadline only. */
export function policyOf({ cancellation, cancelBy, hotel }: StoredContract): CancellationPolicy {
  if (cancellation) return cancellation
  const timeZone = hotel.location.timeZone ?? 'UTC'
  return cancelBy
    ? cancellationPolicy(timeZone, [{ charge: FREE }, { from: cancelBy, charge: ALL }])
    : nonRefundable(timeZone)
}

/** What a cancellation is a share of. */
export const paidStayOf = ({ rate, lengthOfStay }: StoredContract): PaidStay => ({
  paid: rate.price.dueNow,
  nights: lengthOfStay,
})

/** The agreed policy with its amounts. */
export const pricedPolicyOf = (contract: StoredContract): PricedPolicy =>
  pricedPolicy(policyOf(contract), paidStayOf(contract))

export function toWireContract(stored: StoredContract, meta: WireContract['meta']): WireContract {
  const { rate, dueNowUsdCents, previousFinal, cancellation: _, ...same } = stored
  const { final } = rate.price
  const isMoved = previousFinal && previousFinal.minor !== final.minor
  const terms = pricedPolicyOf(stored)
  const policy = toWirePolicy(terms)
  return {
    ...same,
    meta,
    rate: { ...rate, cancellationPolicy: policy, price: toWirePrice(rate.price) },
    cancellationPolicy: policy,
    taxesAndFees: taxesAndFees(rate.price),
    // Contracts before 0.3.0 have stored terms, which do not follow the price.
    policies: [termsOf(terms), ...same.policies.filter(({ kind }) => kind !== 'terms')],
    dueNowUsd: toWireAmount(money(dueNowUsdCents, 'USD')),
    ...(isMoved && {
      priceChange: { previousFinal: toWireAmount(previousFinal), final: toWireAmount(final) },
    }),
  }
}

function taxesAndFees(price: StayPrice): string[] {
  const lines = [`Taxes of ${formatMoney(price.taxes)} are included in the total.`]
  if (price.propertyFee.minor > 0) {
    const where = price.dueAtHotel.minor > 0 ? 'is paid at the hotel' : 'is included in what you pay now'
    lines.push(`A property fee of ${formatMoney(price.propertyFee)} ${where}.`)
  }
  return lines
}

const termsOf = (policy: PricedPolicy): TitledContent => ({
  title: 'Cancellation',
  content: [policyText(policy, wordsOf('en-US'))],
  lang: 'en',
  kind: 'terms',
})

/** The contract of a quote; undefined when it is not stored (any more). */
export async function findContract(
  db: Kysely<Database>,
  quoteId: string,
): Promise<StoredContract | undefined> {
  const found = await db.selectFrom('quotes').select('contract').where('id', '=', quoteId).executeTakeFirst()
  return found?.contract
}

/** The contract of a booking's quote. */
export async function contractOf(db: Kysely<Database>, quoteId: string): Promise<StoredContract> {
  const contract = await findContract(db, quoteId)
  if (!contract) throw new Error(`the contract of quote ${quoteId} is missing`)
  return contract
}
