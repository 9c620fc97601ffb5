import type { Rate } from '@staykit/contract'
import type { EventDeclaration } from '../../runtime/declaration.ts'

/** The event of every element that lists rates. */
export const rateSelect = {
  'stay-rate-select': {
    detail: {
      hotelId: 'string',
      bundle: 'string',
      title: 'string',
      isMember: 'boolean',
      total: 'json',
      url: 'string',
    },
    doc: 'A rate was chosen; total is {minor, currency}, all in. stay-navigate to the checkout follows, or the login.',
  },
} as const satisfies Record<string, EventDeclaration>

export function rateDetail(hotelId: string, rate: Rate, url: string) {
  const { ppn_book_bundle: bundle, title, isCUG: isMember, price } = rate
  return { hotelId, bundle, title, isMember, total: price.final, url }
}
