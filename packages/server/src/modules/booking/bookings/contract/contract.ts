import { randomBytes } from 'node:crypto'
import { occupancyFieldsOf, type WireContract } from '@staykit/contract'
import { convert, freeUntil, isFreeNow, type Money, nightsOf, rewardPoints, toMajor } from '@staykit/domain'
import { type HotelDetails, type Offer, SupplierError } from '../../../../ports/supplier.ts'
import { toWireHotel, toWireRate } from '../../../catalogue/hotels/wire.ts'
import { type StoredContract, toWireContract } from '../../quotes/contracts.ts'
import { QUOTE_SECONDS, quoteOf, quoteSigner } from '../../quotes/quote.ts'
import type { SagaDeps as Deps } from '../saga-deps.ts'

/** Source of a contract: the bundle of the chosen rate, and its price in the list. */
export interface ContractSource {
  readonly refId: string
  readonly bundle: string
  readonly pageHotelId?: string | undefined
  readonly previousFinal?: { readonly minor: number; readonly currency: string } | undefined
}

/** Creates a firm contract for an offer: signed for 30 minutes, and stored for the receipt. */
export async function makeContract(
  deps: Pick<Deps, 'config' | 'db' | 'exchangeRates' | 'log' | 'now' | 'suppliers'>,
  offer: Offer,
  source: ContractSource,
): Promise<WireContract> {
  expectPlausible(deps.log, offer, source.previousFinal)
  const id = randomBytes(12).toString('base64url')
  const { pageHotelId = offer.key.hotelId } = source
  // The facts are those of the supplier that is booked.
  const described = await deps.suppliers.ofOffer(offer.key).hotel(offer.key.hotelId)
  const hotel = { ...described, id: pageHotelId }
  const perDollar = await deps.exchangeRates.perDollar(offer.key.currency).catch((error: unknown): never => {
    throw new SupplierError('UNAVAILABLE', `no exchange rate: ${error}`)
  })
  const quote = quoteOf(offer, {
    id,
    refId: source.refId,
    bundle: source.bundle,
    pageHotelId: source.pageHotelId,
    perDollar,
  })
  const token = quoteSigner(deps.config.AUTH_SECRETS, deps.now).sign(quote, QUOTE_SECONDS)
  const expires = new Date(deps.now().getTime() + QUOTE_SECONDS * 1000)
  const contract = keptContractOf(offer, hotel, source, {
    dueNowUsdCents: quote.price.dueNowUsd,
    finalUsd: convert(offer.price.final, 'USD', 1 / perDollar),
    publicUrl: deps.config.PUBLIC_URL,
  })
  await deps.db
    .insertInto('quotes')
    .values({ id, contract: JSON.stringify(contract), expires_at: expires })
    .execute()
  return toWireContract(contract, { contract: token, expires: expires.toISOString() })
}

/** A price that falls by more is taken for an error of the supplier, percent. */
const MOST_FALL = 10

/** Throws SOLD_OUT, and tells operations, when a confirmed price is far below the one that the traveller has seen. */
function expectPlausible(
  log: Deps['log'],
  { key, price: { final } }: Offer,
  before: ContractSource['previousFinal'],
): void {
  if (!before) return
  const isSame = before.currency === final.currency
  if (isSame && final.minor * 100 >= before.minor * (100 - MOST_FALL)) return
  const { supplier, hotelId } = key
  log.error(
    { supplier, hotelId, listed: before, confirmed: final },
    'a supplier confirms a price that is not plausible',
  )
  throw new SupplierError('SOLD_OUT', 'the confirmed price is not plausible')
}

function keptContractOf(
  offer: Offer,
  hotel: HotelDetails,
  source: ContractSource,
  { dueNowUsdCents, finalUsd, publicUrl }: { dueNowUsdCents: number; finalUsd: Money; publicUrl: string },
): StoredContract {
  const { key, price } = offer
  const { cancellationPolicy: _, ...rate } = toWireRate(offer, source.bundle)
  const cancelBy = freeUntil(offer.cancellation)
  return {
    id: source.bundle,
    type: offer.memberOnly ? 'CUG' : 'MER',
    ...(offer.sop && { smop: offer.sop }),
    ...(rate.ratePlanCode && { ratePlan: rate.ratePlanCode }),
    rate: { ...rate, price },
    hotel: toWireHotel(hotel, {}, publicUrl),
    lengthOfStay: nightsOf(key.stay),
    ...occupancyFieldsOf(key.occupancy),
    checkInDate: key.stay.checkIn,
    checkOutDate: key.stay.checkOut,
    policies: policies(offer, hotel),
    isCUG: offer.memberOnly,
    isCancellable: isFreeNow(offer.cancellation),
    ...(cancelBy && { cancelBy }),
    cancellation: offer.cancellation,
    dueNowUsdCents,
    points: rewardPoints(toMajor(finalUsd)),
    ...(source.previousFinal && { previousFinal: source.previousFinal }),
  }
}

function policies(offer: Offer, hotel: HotelDetails): StoredContract['policies'] {
  return [
    {
      title: 'Check-in and check-out',
      content: [`Check-in from ${hotel.checkInTime}, check-out until ${hotel.checkOutTime}.`],
      lang: 'en',
      kind: 'times',
    },
    // The firm terms of the contract replace the rate's terms of cancelling and the hotel's of check-in.
    ...[...offer.importantInformation, ...hotel.importantInfo]
      .filter(({ kind }) => kind !== 'cancellation')
      .map(({ kind, title, content, lang }) => ({
        title: kind === 'checkIn' && lang === 'en' ? 'On arrival' : title,
        content: [...content],
        lang,
      })),
  ]
}
