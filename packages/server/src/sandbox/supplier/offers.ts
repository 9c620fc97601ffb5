import { randomBytes } from 'node:crypto'
import { isFreeNow, isTotal, policyFrom, type StayPrice, savingOf } from '@staykit/domain'
import { policyLines } from '../../ports/refund-terms.ts'
import type { HotelDetails, Offer, OfferKey, PricedHotel, StayRequest } from '../../ports/supplier.ts'
import { behaviourOf } from '../testville/behaviour.ts'
import { TESTVILLE } from '../testville/city.ts'
import { picturesAt } from '../testville/pictures.ts'
import { type CityHotels, hotelIdOf } from './catalogue.ts'
import { hash } from './hash.ts'
import { SANDBOX } from './ids.ts'
import { roomPictures } from './pictures/addresses.ts'
import { cancellationOf, type Plan, plansOf } from './plans.ts'
import { priceOf } from './pricing.ts'
import { largestParty, type Room, roomsOf } from './rooms.ts'
import { isFull, type PricedNight, pricedNights } from './seasons.ts'
import { BREAKFAST_BIT } from './traits.ts'

/** Channel code of member-only offers. */
const MEMBER_SOP = '4'

type Lowest = Omit<PricedHotel, 'hotel'>

/** A stay in the cheapest room that is free for it. */
export interface RoomRequest extends StayRequest {
  readonly roomFactor: number
}

/** Lowest public price and best member saving: the same amounts as in the offers below. */
export function lowestPrice(
  hotels: CityHotels,
  index: number,
  nights: readonly PricedNight[],
  request: RoomRequest,
  dealPercent = 0,
): Lowest {
  if (isFull(hotels, index, nights)) return {}
  const member = bestMemberPrice(hotels, index, nights, request, dealPercent)
  const price = lowestPublicPrice(hotels, index, nights, request)
  return { price, memberSavings: member && savingOf(member) }
}

/** The cheapest room on the cheapest public terms; a plain price has no struck one, and is faster. */
export const lowestPublicPrice = (
  hotels: CityHotels,
  index: number,
  nights: readonly PricedNight[],
  request: RoomRequest,
  isPlain = false,
): StayPrice => cheapest(hotels, index, nights, request, 1, undefined, isPlain)

/** Percent that member plans take off the public ones. */
export const offAt = ({ columns }: CityHotels, index: number, dealPercent = 0): number =>
  Math.max(columns.member[index] ?? 0, dealPercent)

/** Best member price; undefined when the hotel has none. */
export function bestMemberPrice(
  hotels: CityHotels,
  index: number,
  nights: readonly PricedNight[],
  request: RoomRequest,
  dealPercent = 0,
): StayPrice | undefined {
  const off = offAt(hotels, index, dealPercent)
  return off > 0 ? cheapest(hotels, index, nights, request, 1 - off / 100, 1) : undefined
}

function cheapest(
  hotels: CityHotels,
  index: number,
  nights: readonly PricedNight[],
  { occupancy, currency, roomFactor }: RoomRequest,
  planFactor: number,
  publicFactor?: number,
  isPlain = false,
) {
  return priceOf({
    traits: pricedTraits(hotels, index, isPlain),
    seed: hotels.seeds[index] ?? 0,
    market: hotels.market,
    nights,
    occupancy,
    currency,
    roomFactor,
    planFactor,
    publicFactor,
  })
}

/** From the columns: a search prices all hotels of a city. */
const pricedTraits = ({ columns }: CityHotels, index: number, isPlain: boolean) => ({
  base: columns.base[index] ?? 0,
  strike: isPlain ? 0 : (columns.strike[index] ?? 0),
  fee: columns.fee[index] ?? 0,
  feeAtHotel: columns.feeAtHotel[index] === 1,
  childrenPayLess: columns.childrenPayLess[index] === 1,
  amenities: columns.amenities[index] ?? 0,
})

export interface OfferQuestion extends StayRequest {
  readonly memberOnly: boolean
  readonly dealPercent?: number | undefined
  readonly now: Date
}

/** All offers of a hotel for a stay, cheapest rooms first, before the check of stock. */
export function offersOf(hotels: CityHotels, index: number, question: OfferQuestion): Offer[] {
  const seed = hotels.seeds[index] ?? 0
  const traits = hotels.traits(index)
  const nights = pricedNights(hotels.city, hotels.climate, question.stay)
  if (isFull(hotels, index, nights)) return []
  const plans = plansAt(hotels, index, question).filter((plan) => plan.memberOnly === question.memberOnly)
  const guests = largestParty(question.occupancy)
  const rooms = roomsOf(seed, traits.stars, hotels.climate).filter((room) => room.sleeps >= guests)
  const quoteId = randomBytes(9).toString('base64url')
  return rooms.flatMap((room) =>
    plans.map((plan) => makeOffer(hotels, index, room, plan, { ...question, nights, quoteId })),
  )
}

/** The offer of a key; undefined when the hotel has no such room or plan (any more). `rise` raises its price. */
export function offerOf(
  hotels: CityHotels,
  index: number,
  key: OfferKey,
  now: Date,
  rise = 1,
): Offer | undefined {
  const seed = hotels.seeds[index] ?? 0
  const traits = hotels.traits(index)
  const nights = pricedNights(hotels.city, hotels.climate, key.stay)
  const room = roomsOf(seed, traits.stars, hotels.climate).find(({ code }) => code === key.roomCode)
  const plan = plansAt(hotels, index, { ...key, now }).find(({ code }) => code === key.planCode)
  if (!room || !plan || room.sleeps < largestParty(key.occupancy)) return undefined
  if (isFull(hotels, index, nights)) return undefined
  return makeOffer(hotels, index, room, plan, { ...key, memberOnly: plan.memberOnly, now, nights, rise })
}

/** Plans that can be sold now: skips refundable plans that return nothing any more. */
function plansAt(
  hotels: CityHotels,
  index: number,
  { stay, dealPercent, now }: Pick<OfferQuestion, 'stay' | 'dealPercent' | 'now'>,
): Plan[] {
  const plans = plansOf({
    seed: hotels.seeds[index] ?? 0,
    memberPercent: hotels.columns.member[index] ?? 0,
    behaviour: behaviourOf(hotels.city.id, index),
    isTest: hotels.city.id === TESTVILLE,
    dealPercent,
    hasBreakfast: hasBreakfast(hotels, index),
  })
  return plans.filter((plan) => {
    const [first] = policyAt(hotels, plan, stay.checkIn, now).tiers
    return plan.tiers.length === 0 || (first !== undefined && !isTotal(first.charge))
  })
}

const policyAt = ({ city }: CityHotels, plan: Plan, checkIn: string, now: Date) =>
  policyFrom(cancellationOf(plan, checkIn, city.timeZone), now)

const hasBreakfast = (hotels: CityHotels, index: number) =>
  ((hotels.columns.amenities[index] ?? 0) & BREAKFAST_BIT) !== 0

interface Making extends OfferQuestion {
  readonly nights: readonly PricedNight[]
  readonly quoteId: string
  readonly rise?: number
}

function makeOffer(hotels: CityHotels, index: number, room: Room, plan: Plan, making: Making): Offer {
  const { stay, occupancy, currency, dealPercent, quoteId, nights } = making
  const seed = hotels.seeds[index] ?? 0
  const cancellation = policyAt(hotels, plan, stay.checkIn, making.now)
  return {
    key: {
      supplier: SANDBOX,
      hotelId: hotelIdOf(hotels, index),
      roomCode: room.code,
      planCode: plan.code,
      stay,
      occupancy,
      currency,
      dealPercent,
      quoteId,
    },
    title: room.title,
    description: [room.description, plan.note].filter(Boolean).join(' · '),
    room: {
      images: picturesAt(
        behaviourOf(hotels.city.id, index),
        roomPictures(hotelIdOf(hotels, index), room.picture),
      ),
      beds: room.beds,
      size: room.size,
      view: room.view,
    },
    hasBreakfast: plan.code === 'BRK' || hasBreakfast(hotels, index),
    memberOnly: plan.memberOnly,
    sop: plan.memberOnly ? MEMBER_SOP : undefined,
    cancellation,
    prepaid: !isFreeNow(cancellation),
    sellingOut: hash(seed, room.factor * 100, nights[0]?.day) % 9 === 0,
    sleeps: room.sleeps,
    importantInformation: informationOf(
      policyLines(cancellation, currency),
      plan.code === 'BRK' || hasBreakfast(hotels, index),
    ),
    price: priceOf({
      traits: hotels.traits(index),
      seed,
      market: hotels.market,
      nights,
      occupancy,
      currency,
      roomFactor: room.factor,
      planFactor: plan.factor,
      publicFactor: plan.publicFactor,
      rise: making.rise,
    }),
  }
}

function informationOf(cancellation: string[], withBreakfast: boolean): HotelDetails['importantInfo'] {
  const meals = withBreakfast ? ['Breakfast for all guests is part of the price.'] : []
  return [
    { title: 'Cancellation Policy', content: cancellation, lang: 'en', kind: 'cancellation' },
    {
      title: 'Guarantee Policy',
      content: ['The room is held until the end of the day of arrival.', ...meals],
      lang: 'en',
    },
  ]
}
