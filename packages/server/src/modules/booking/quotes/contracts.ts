import { toWireAmount, toWirePrice, type WireContract, type WireRate } from '@staykit/contract'
import { type Money, money, type StayPrice } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'

/** A stored contract: amounts in minor units; only the wire uses decimals. */
export interface StoredContract extends Omit<WireContract, 'rate' | 'meta' | 'dueNowUsd' | 'priceChange'> {
  readonly rate: Omit<WireRate, 'price'> & { readonly price: StayPrice }
  readonly dueNowUsdCents: number
  /** All-in total when the rate was listed. */
  readonly previousFinal?: Money | undefined
}

export function toWireContract(stored: StoredContract, meta: WireContract['meta']): WireContract {
  const { rate, dueNowUsdCents, previousFinal, ...same } = stored
  const { final } = rate.price
  const isMoved = previousFinal && previousFinal.minor !== final.minor
  return {
    ...same,
    meta,
    rate: { ...rate, price: toWirePrice(rate.price) },
    dueNowUsd: toWireAmount(money(dueNowUsdCents, 'USD')),
    ...(isMoved && {
      priceChange: { previousFinal: toWireAmount(previousFinal), final: toWireAmount(final) },
    }),
  }
}

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
