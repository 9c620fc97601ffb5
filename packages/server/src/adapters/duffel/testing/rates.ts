import { nightOf, type StandInHotel } from '../../supplier/testing/hotels.ts'

export interface StandInStay {
  readonly check_in_date: string
  readonly check_out_date: string
  readonly rooms: number
  readonly guests: readonly unknown[]
}

const DAY_MS = 86_400_000
/** A deadline that passes a minute after the start, and is the same in each answer. */
const SOON = Date.now() + 60_000
const TAX = 0.12

const nights = ({ check_in_date, check_out_date }: StandInStay) =>
  Math.round((Date.parse(check_out_date) - Date.parse(check_in_date)) / DAY_MS)

const decimal = (amount: number) => amount.toFixed(2)

/** A fee that the hotel collects. */
export interface Due {
  readonly amount: number
  readonly currency: string
}

const dueOf = ({ name }: StandInHotel, currency: string): Due | undefined =>
  name === 'The Fee At The Hotel' ? { amount: 45, currency } : undefined

/** Amounts of a stay at a price per night. */
export function amountsOf(night: number, stay: StandInStay, currency: string, due?: Due) {
  const base = Math.round(night * nights(stay) * stay.rooms * 100) / 100
  const tax = Math.round(base * TAX * 100) / 100
  return {
    total_amount: decimal(base + tax),
    total_currency: currency,
    base_amount: decimal(base),
    base_currency: currency,
    tax_amount: decimal(tax),
    tax_currency: currency,
    fee_amount: null,
    fee_currency: currency,
    due_at_accommodation_amount: due ? decimal(due.amount) : null,
    due_at_accommodation_currency: due?.currency ?? currency,
  }
}

interface Making {
  readonly hotel: StandInHotel
  readonly stay: StandInStay
  readonly currency: string
  readonly feeCurrency: string
  readonly now: Date
  /** Between the price of the list and the confirmed one. */
  readonly factor?: number
  readonly idOf: (kind: string, night: number, dueAtHotel: Due | undefined) => string
}

/** Two rooms, each with a refundable and a non-refundable plan, and rates that our flow cannot sell. */
export function roomsOf({ hotel, stay, currency, feeCurrency, now, factor = 1, idOf }: Making) {
  const isFree = hotel.name === 'The Free Cancellation'
  const isLate = hotel.name === 'The Deadline Has Passed'
  const dueAtHotel = dueOf(hotel, feeCurrency)
  const cancelBy = isLate ? SOON : Date.parse(`${stay.check_in_date}T16:00:00Z`) - 2 * DAY_MS
  const rate = (kind: string, night: number, isFlexible: boolean, more: object = {}) => {
    const amounts = amountsOf(night * factor, stay, currency, dueAtHotel)
    const before = new Date(cancelBy).toISOString()
    const half = new Date(cancelBy + DAY_MS).toISOString()
    const partly = decimal(Number(amounts.total_amount) / 2)
    return {
      id: idOf(kind, night, dueAtHotel),
      ...amounts,
      board_type: isFlexible ? 'breakfast' : 'room_only',
      payment_type: 'pay_now',
      available_payment_methods: ['balance', 'card'],
      supported_loyalty_programme: null,
      loyalty_programme_required: false,
      estimated_commission_amount: null,
      estimated_commission_currency: null,
      source: 'duffel_hotel_group',
      expires_at: new Date(now.getTime() + 30 * 60_000).toISOString(),
      code: null,
      name: null,
      description: null,
      quantity_available: kind.startsWith('suite') ? 4 : null,
      conditions: [{ title: 'Parking', description: 'Parking is at the back of the house.' }],
      cancellation_timeline: isFlexible
        ? [
            { before, refund_amount: amounts.total_amount, currency },
            { before: half, refund_amount: partly, currency },
          ]
        : [],
      ...more,
    }
  }
  const night = nightOf(hotel)
  const rates = (kind: string, price: number) => [
    ...(isFree || isLate ? [] : [rate(`${kind}-fixed`, price, false)]),
    rate(`${kind}-flexible`, price * 1.1, true),
    // More expensive: only the cheapest rate of a room and plan counts.
    rate(`${kind}-again`, price * 1.2, true),
    rate(`${kind}-guarantee`, price * 0.5, true, { payment_type: 'guarantee' }),
    rate(`${kind}-member`, price * 0.6, true, { loyalty_programme_required: true }),
  ]
  return [
    {
      name: 'Standard Room',
      beds: [{ type: 'queen', count: 1 }],
      photos: [],
      rates: rates('standard', night),
    },
    {
      name: 'Suite',
      beds: [
        { type: 'king', count: 1 },
        { type: 'sofabed', count: 1 },
      ],
      photos: [],
      rates: rates('suite', night * 1.8),
    },
  ]
}

/** Amounts of the cheapest rate of a hotel that we can sell. */
export function cheapestOf(hotel: StandInHotel, stay: StandInStay, currency: string, feeCurrency: string) {
  const isFlexible = hotel.name === 'The Free Cancellation' || hotel.name === 'The Deadline Has Passed'
  const due = dueOf(hotel, feeCurrency)
  const amounts = amountsOf(nightOf(hotel) * (isFlexible ? 1.1 : 1), stay, currency, due)
  return {
    cheapest_rate_total_amount: amounts.total_amount,
    cheapest_rate_currency: currency,
    cheapest_rate_base_amount: amounts.base_amount,
    cheapest_rate_base_currency: currency,
    cheapest_rate_public_amount: null,
    cheapest_rate_public_currency: currency,
    cheapest_rate_due_at_accommodation_amount: amounts.due_at_accommodation_amount,
    cheapest_rate_due_at_accommodation_currency: amounts.due_at_accommodation_currency,
  }
}
