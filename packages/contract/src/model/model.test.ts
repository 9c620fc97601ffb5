import { describe, expect, it } from 'vitest'
import { bookingStatuses } from '../calls/book-status.ts'
import { wireReview } from '../calls/hotels-reviews.ts'
import { bookedFixture, contractFixture, hotelFixture, priceFixture, rateFixture } from '../fixtures/index.ts'
import { fromWireContract, wireContract } from './contract.ts'
import { fromWireHotel, largerThumbnail } from './hotel.ts'
import { locationMeta, type WireLocation } from './location.ts'
import { fromWirePrice, toWirePrice } from './price.ts'
import { fromWireRate } from './rate.ts'

describe('price', () => {
  it('[HOT-348] is mapped with every formatted text', () => {
    expect(fromWirePrice(priceFixture())).toMatchObject({
      currencyCode: 'USD',
      currencySymbol: '$',
      formattedDisplay: '$139.00',
      formattedDisplayStrikethrough: '$190.00',
      formattedSubtotal: '$417.00',
      formattedTaxes: '$50.04',
      formattedTotal: '$467.04',
      formattedFinal: '$485.04',
      formattedPropertyFeeDisplay: '$18.00',
      savingsPercentage: 27,
      final: { minor: 48504, currency: 'USD' },
    })
  })

  it('goes over the wire and comes back the same', () => {
    expect(toWirePrice(fromWirePrice(priceFixture()))).toEqual(priceFixture())
    const bare = priceFixture({ propertyFeeDisplay: 0, dueAtHotel: 0 })
    delete bare.propertyFeeCollect
    delete bare.displayStrikethrough
    expect(toWirePrice(fromWirePrice(bare))).toEqual(bare)
  })
})

describe('rate', () => {
  it('[HOT-349] is mapped, and both spellings of the plan code are read', () => {
    expect(fromWireRate(rateFixture())).toMatchObject({
      id: 'r1',
      title: 'Double Room, River View',
      type: 'MER',
      ratePlanCode: '',
      isCUG: false,
      isCancellable: true,
      isPayNow: false,
      isPayLater: false,
      isSellingOut: false,
      accomodatesCount: 2,
      hasPropertyFee: true,
      ppn_book_bundle: 'bundle-1',
    })
    expect(fromWireRate(rateFixture({ ratePlanCode: 'P' })).ratePlanCode).toBe('P')
    expect(fromWireRate(rateFixture({ rate_plan_code: 'P', isCUG: undefined }))).toMatchObject({
      ratePlanCode: 'P',
      isCUG: true,
      type: 'CUG',
    })
  })

  it('[HOT-127] has a property fee when it is above 0', () => {
    const fees = [0, 0.01].map((propertyFeeDisplay) =>
      rateFixture({ price: priceFixture({ propertyFeeDisplay }) }),
    )
    expect(fees.map((rate) => fromWireRate(rate).hasPropertyFee)).toEqual([false, true])
  })
})

describe('hotel', () => {
  it('[HOT-347] keeps its fields and rounds its score', () => {
    const wire = hotelFixture({ score: { guestScore: 8.46, guestScoreCount: 3 } })
    const hotel = fromWireHotel(wire)
    expect(hotel.score).toEqual({ guestScore: 8.5, guestScoreCount: 3 })
    const { score: _score, price: _price, ...rest } = wire
    expect(hotel).toMatchObject(rest)
  })

  it('[HOT-336] thumbnails swap size 150 for 300', () => {
    expect(largerThumbnail('https://x:1508/images/150/h1.svg')).toBe('https://x:1508/images/300/h1.svg')
  })
})

describe('contract', () => {
  it('[HOT-350] is mapped with its defaults, and points are the rounded final total', () => {
    expect(wireContract.safeParse(contractFixture()).success).toBe(true)
    expect(fromWireContract(contractFixture())).toMatchObject({
      id: 'bundle-1',
      type: 'MER',
      status: 'PRE-BOOK',
      isBooked: false,
      paymentMethod: 'CREDIT',
      points: 485,
      lengthOfStay: 3,
    })
    expect(fromWireContract(bookedFixture())).toMatchObject({ isBooked: true, status: 'SUCCESS' })
  })
})

describe('wire values', () => {
  it('[HOT-198] has the six booking statuses', () => {
    expect(bookingStatuses).toEqual([
      'BITCOIN_TRANSFER_PENDING',
      'BITCOIN_TRANSFER_COMPLETE',
      'BITCOIN_TRANSFER_TIMEOUT',
      'HOTEL_BOOKING_PENDING',
      'HOTEL_BOOKING_COMPLETE',
      'HOTEL_BOOKING_ERROR',
    ])
  })

  it('[HOT-356] reads a review', () => {
    const review = {
      id: '1',
      score: 9,
      rating: 'Superb',
      pros: 'Quiet',
      cons: 'Stairs',
      inventoryType: 'hotel',
      travelerType: 'couple',
      author: 'Ann',
      timestamp: '2030-01-01T00:00:00Z',
    }
    expect(wireReview.parse(review)).toEqual(review)
  })

  it('[PLT-106] the meta text is the state of a car city, "All Airports", or the code of an airport', () => {
    const place = {
      id: '1',
      displayName: 'X',
      name: 'X',
      latitude: 0,
      longitude: 0,
      stateCode: 'FL',
      code: 'MIA',
    }
    const meta = (type: WireLocation['type']) => locationMeta({ ...place, type })
    expect([meta('car_city'), meta('vp_city'), meta('airport'), meta('city')]).toEqual([
      'FL',
      'All Airports',
      'MIA',
      '',
    ])
  })
})
