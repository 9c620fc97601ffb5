import { describe, expect, it } from 'vitest'
import { bookingStatuses } from '../calls/book-status.ts'
import { isPaid } from '../calls/create-payment-intent.ts'
import { wireReview } from '../calls/hotels-reviews.ts'
import { pastDates } from '../errors.ts'
import { hotelFixture, priceFixture, rateFixture } from '../fixtures/index.ts'
import { fromWireArtifact } from './artifact.ts'
import { fromWireBitcoinSource } from './bitcoin.ts'
import { fromWireCoin } from './coin.ts'
import { fromWireHotel, largerThumbnail } from './hotel.ts'
import { locationMeta, type WireLocation } from './location.ts'
import { fromWirePrice, toWirePrice } from './price.ts'
import { fromWireRate } from './rate.ts'

describe('price', () => {
  it('[HOT-348] maps a price with every formatted text', () => {
    const usd = (minor: number) => ({ minor, currency: 'USD' })
    expect(
      fromWirePrice(priceFixture({ propertyFeeTaxes: 1.5, bitcoin: 0.0077, finalStrikethrough: 600 })),
    ).toMatchObject({
      display: usd(13900),
      displayStrikethrough: usd(19000),
      finalStrikethrough: usd(60000),
      total: usd(46704),
      subtotal: usd(41700),
      taxes: usd(5004),
      propertyFeeDisplay: usd(1800),
      propertyFeeTaxes: usd(150),
      bitcoin: 0.0077,
      currencyCode: 'USD',
      currencySymbol: '$',
      formattedDisplay: '$139.00',
      formattedDisplayStrikethrough: '$190.00',
      formattedSubtotal: '$417.00',
      formattedTaxes: '$50.04',
      formattedTotal: '$467.04',
      formattedFinal: '$485.04',
      formattedPropertyFeeDisplay: '$18.00',
      savingsPercentage: 19,
      final: { minor: 48504, currency: 'USD' },
    })
  })

  it('has no bitcoin, and a fee without taxes, when the wire omits them', () => {
    const bare = priceFixture()
    delete bare.propertyFeeTaxes
    expect(fromWirePrice(bare)).toMatchObject({
      bitcoin: undefined,
      propertyFeeTaxes: { minor: 0 },
      finalStrikethrough: undefined,
    })
  })

  it('survives a round trip over the wire', () => {
    expect(toWirePrice(fromWirePrice(priceFixture()))).toEqual(priceFixture())
    const bare = priceFixture({ propertyFeeDisplay: 0, dueAtHotel: 0 })
    delete bare.propertyFeeCollect
    delete bare.propertyFeeTaxes
    delete bare.displayStrikethrough
    expect(toWirePrice(fromWirePrice(bare))).toEqual(bare)
  })
})

describe('rate', () => {
  it('[HOT-349] maps a rate, and reads both spellings of the plan code', () => {
    expect(fromWireRate(rateFixture())).toMatchObject({
      id: 'r1',
      title: 'Double Room, River View',
      type: 'MER',
      description: 'Queen bed, balcony',
      ratePlanCode: '',
      sop: undefined,
      isCUG: false,
      isCancellable: true,
      isPayNow: false,
      isPayLater: false,
      isSellingOut: false,
      accomodatesCount: 2,
      hasPropertyFee: true,
      ppn_book_bundle: 'bundle-1',
      importantInformation: [{ title: 'Pets', content: ['No pets.'] }],
      price: { final: { minor: 48504, currency: 'USD' } },
    })
    const flags = { isPayNow: true, isPayLater: true, isSellingOut: true }
    expect(fromWireRate(rateFixture({ ...flags, sop: 'S' }))).toMatchObject({ ...flags, sop: 'S' })
    expect(fromWireRate(rateFixture({ ratePlanCode: 'P' })).ratePlanCode).toBe('P')
    expect(fromWireRate(rateFixture({ rate_plan_code: 'P', isCUG: undefined }))).toMatchObject({
      ratePlanCode: 'P',
      isCUG: true,
      type: 'CUG',
    })
  })

  it('[HOT-128] [OQ-02] reads a closed group from the flag of the rate; without a flag, from sop or plan', () => {
    const of = (wire: Parameters<typeof rateFixture>[0]) => {
      const { isCUG, type } = fromWireRate(rateFixture({ isCUG: undefined, ...wire }))
      return [isCUG, type]
    }
    expect(of({ isCUG: false, sop: 'S' })).toEqual([false, 'CUG'])
    expect(of({ isCUG: true })).toEqual([true, 'MER'])
    expect(of({ sop: 'S' })).toEqual([true, 'CUG'])
    expect(of({ ratePlanCode: 'P' })).toEqual([true, 'CUG'])
    expect(of({})).toEqual([false, 'MER'])
  })

  it('keeps the wire fields of a rate, and fills missing ones with defaults', () => {
    const importantInformation = [{ title: 'Breakfast', content: ['Included.'] }]
    const fields = {
      description: 'Quiet',
      isPayNow: true,
      isPayLater: true,
      isSellingOut: true,
      importantInformation,
    }
    expect(fromWireRate(rateFixture(fields))).toMatchObject(fields)
    const bare = rateFixture()
    delete bare.description
    delete bare.isPayNow
    delete bare.importantInformation
    expect(fromWireRate(bare)).toMatchObject({ description: '', isPayNow: false, importantInformation: [] })
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
    expect(hotel).toMatchObject({
      city: { id: wire.location.cityID, name: wire.location.cityName },
      price: { formattedDisplay: '$139.00' },
      displayPrice: '$139.00',
      displayStrikethrough: '$190.00',
    })
    const full = fromWireHotel({ ...wire, price: undefined, score: undefined })
    expect(full).toMatchObject({
      price: undefined,
      score: undefined,
      displayPrice: '',
      displayStrikethrough: '',
    })
  })

  it('[HOT-336] thumbnails swap size 150 for 300', () => {
    expect(largerThumbnail('https://x:1508/images/150/h1.svg')).toBe('https://x:1508/images/300/h1.svg')
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

  it('[HOT-355] an artifact is read in both spellings, and its status without regard to case', () => {
    expect(fromWireArtifact({ status: 'CREATED', hash: 'h', link: 'l' })).toEqual({
      status: 'created',
      hash: 'h',
      link: 'l',
    })
    const both = {
      status: 'x',
      hash: 'x',
      link: 'x',
      tx_status_name: 'Pending',
      tx_hash: 'th',
      tx_hash_link: 'tl',
    }
    expect(fromWireArtifact(both)).toEqual({ status: 'pending', hash: 'th', link: 'tl' })
    expect(fromWireArtifact({})).toEqual({ status: '', hash: '', link: '' })
  })

  it('[HOT-354] a bitcoin source becomes a quote in bitcoin, valid for 10 minutes', () => {
    const source = {
      id: 's',
      original: 544.43,
      currency: 'USD',
      address: 'bc1',
      uri: 'bitcoin:bc1',
      expires: '',
    }
    expect(fromWireBitcoinSource({ ...source, satoshi: 1_234_567 }, 5_000)).toEqual({
      ...source,
      amount: 0.01234567,
      expires: 605_000,
    })
  })

  it('[PLT-160] a coin has one unit when the wire has no fractions', () => {
    const wire = { symbol: 'LIFE', amount: 2, amount_frozen: 1, price_rate: 0.5 }
    const coin = { symbol: 'LIFE', amount: 2, amountFrozen: 1, priceRate: 0.5 }
    expect(fromWireCoin(wire)).toEqual({ ...coin, fractionBase: 1 })
    expect(fromWireCoin({ ...wire, fraction_base: 100 })).toEqual({ ...coin, fractionBase: 100 })
  })

  it('[HOT-170] a payment lets booking start when it is held or captured, and in no other state', () => {
    expect(['succeeded', 'requires_capture'].map(isPaid)).toEqual([true, true])
    expect(['requires_action', 'processing', 'canceled', ''].map(isPaid)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('reports past dates with the text of the requirements', () => {
    expect(pastDates).toEqual({
      code: 'PastDates',
      message: "You're Living in the Past!",
      description: 'Please Check Your Dates',
    })
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

  it('[PLT-106] the meta text has the state of a car city, "All Airports", or the code of an airport', () => {
    const place = {
      id: '1',
      displayName: 'X',
      name: 'X',
      latitude: 0,
      longitude: 0,
      stateCode: 'FL',
      code: 'MIA',
    }
    const types = ['car_city', 'vp_city', 'airport', 'car_airport', 'city'] as const
    const meta = (more: Partial<WireLocation> = {}) =>
      types.map((type) => locationMeta({ ...place, type, ...more }))
    expect(meta()).toEqual(['FL', 'All Airports', 'MIA', 'MIA', ''])
    expect(meta({ stateCode: undefined, code: undefined })).toEqual(['', 'All Airports', '', '', ''])
  })
})
