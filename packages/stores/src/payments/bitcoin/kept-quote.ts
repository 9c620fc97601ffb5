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

/** As many as the attempts of a tab. */
const KEPT = 6

/** One quote for each attempt, in tab storage, so that a reload shows the same quote. */
export function keptQuotes(client: Client, { tabStorage, clock }: Pick<Environment, 'tabStorage' | 'clock'>) {
  // The latest first.
  const all = () => readJson(tabStorage, KEY, isList) ?? []
  const keep = (quotes: readonly KeptQuote[]) =>
    quotes.length > 0 ? tabStorage.set(KEY, JSON.stringify(quotes.slice(0, KEPT))) : tabStorage.remove(KEY)
  const read = (id: string | undefined) => all().find((quote) => quote.id === id)
  return {
    read,
    forget: (id: string) => keep(all().filter((quote) => quote.id !== id)),
    /** Throws CallError. */
    of: async (order: Order): Promise<KeptQuote> => {
      const stored = read(order.bookingRequestId)
      if (stored) return stored
      const { data } = await client(createBitcoinSource, { ...dueNowOf(order), email: order.email })
      const quote = fromWireBitcoinSource(data, clock.now())
      const entry = { id: order.bookingRequestId, source: data, quote }
      keep([entry, ...all()])
      return entry
    },
  }
}

const isList = (value: unknown): value is readonly KeptQuote[] => Array.isArray(value) && value.every(isKept)

function isKept(value: unknown): value is KeptQuote {
  return typeof value === 'object' && value !== null && 'id' in value && 'source' in value && 'quote' in value
}
