import { fromWirePrice, type Hotel, type hotelsSearchDeals, type ResponseOf } from '@staykit/contract'
import { toMajor } from '@staykit/domain'

/** Member prices by hotel id. */
export type Deals = ResponseOf<typeof hotelsSearchDeals>['hotels']

export interface ApplyOptions {
  /** Whether the deal replaces the price; otherwise only the saving is shown (OQ-05). */
  readonly prices: boolean
  readonly locale: string
}

/**
 * Hotels with their deals: the saving in percent and the deal's price, with what it is compared with struck through: the
 * deal's own basis, else the public price. A deal that is dearer than the public price is skipped (HOT-228).
 */
export function applyDeals(
  hotels: readonly Hotel[],
  deals: Deals,
  { prices, locale }: ApplyOptions,
): Hotel[] {
  return hotels.map((hotel) => {
    const deal = deals[hotel.id]
    if (!deal || !hotel.price) return hotel
    const struck = {
      ...deal.price,
      displayStrikethrough: deal.price.displayStrikethrough ?? toMajor(hotel.price.display),
      finalStrikethrough: deal.price.finalStrikethrough ?? toMajor(hotel.price.final),
    }
    const price = fromWirePrice(struck, locale)
    if (price.final.minor > hotel.price.final.minor) return hotel
    const saving = { memberSavings: price.savingsPercentage, dealID: deal.dealID }
    return prices ? { ...hotel, ...saving, price } : { ...hotel, ...saving }
  })
}
