import {
  type BitcoinQuote,
  type Client,
  createBitcoinSource,
  fromWireBitcoinSource,
  type WireBitcoinSource,
} from '@staykit/contract'
import { type Environment, personalKeys, readJson } from '../../environment/index.ts'
import { dueNowOf, type Order } from '../order.ts'

/** The quote of one attempt, as this tab keeps it. */
export interface KeptQuote {
  readonly id: string
  readonly source: WireBitcoinSource
  readonly quote: BitcoinQuote
}

const KEY = personalKeys.bitcoin

/** One quote for each attempt, in tab storage, so that a reload shows the same quote. */
export function keptQuotes(client: Client, { tabStorage, clock }: Pick<Environment, 'tabStorage' | 'clock'>) {
  const read = (id: string | undefined): KeptQuote | undefined => {
    const stored = readJson(tabStorage, KEY, isKept)
    return stored && stored.id === id ? stored : undefined
  }
  return {
    read,
    forget: () => tabStorage.remove(KEY),
    /** Throws CallError. */
    of: async (order: Order): Promise<KeptQuote> => {
      const stored = read(order.bookingRequestId)
      if (stored) return stored
      const { data } = await client(createBitcoinSource, { ...dueNowOf(order), email: order.email })
      const quote = fromWireBitcoinSource(data, clock.now())
      const entry = { id: order.bookingRequestId, source: data, quote }
      tabStorage.set(KEY, JSON.stringify(entry))
      return entry
    },
  }
}

function isKept(value: unknown): value is KeptQuote {
  return typeof value === 'object' && value !== null && 'id' in value && 'source' in value && 'quote' in value
}
