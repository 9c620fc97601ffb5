import type { Rate } from '@staykit/contract'
import type { HotelQuery } from '@staykit/stores/hotel'
import type { EventDeclaration } from '../../runtime/declaration.ts'
import { eventMoney } from '../event-money.ts'
import { stayDetail, stayDetailFields } from '../stay-detail.ts'

/** The event of every element that lists rates. */
export const rateSelect = {
  'stay-rate-select': {
    detail: {
      hotelId: 'string',
      hotelName: 'string',
      ...stayDetailFields,
      currency: 'string',
      place: 'place?',
      bundle: 'string',
      title: 'string',
      isMember: 'boolean',
      total: 'money',
      url: 'string',
    },
    doc: 'Emitted when the traveller selects a rate, before `stay-navigate` to the checkout or the login. `title` is the room; `total` is the price of the stay with taxes and fees; `place` is that of the list, if the rate was selected in one.',
  },
} as const satisfies Record<string, EventDeclaration>

export function rateDetail(query: HotelQuery, hotelName: string, rate: Rate, url: string) {
  const { ppn_book_bundle: bundle, title, isCUG: isMember, price } = rate
  const { hotelId, currency } = query
  return {
    hotelId,
    hotelName,
    ...stayDetail(query),
    currency,
    bundle,
    title,
    isMember,
    total: eventMoney(price.final),
    url,
  }
}
