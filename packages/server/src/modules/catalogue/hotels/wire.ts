import {
  pricedPolicy,
  toWirePolicy,
  toWirePrice,
  type WireHotel,
  type WireRate,
  type WireRoom,
} from '@staykit/contract'
import { amenities, freeUntil, isFreeNow, nightsOf, scoreDescription } from '@staykit/domain'
import type {
  HotelDetails,
  HotelLocation,
  HotelSummary,
  Offer,
  PricedHotel,
  TitledContent,
} from '../../../ports/supplier.ts'

const amenityOf = new Map<number, WireHotel['amenities'][number]>(
  amenities.map(({ id, name, key }) => [id, { id, name, code: key, meta: key }]),
)

/** A hotel on the wire. `publicUrl` is the address of this server, for pictures. */
export function toWireHotel(
  hotel: HotelSummary | HotelDetails,
  priced: Omit<PricedHotel, 'hotel'>,
  publicUrl: string,
): WireHotel {
  const { price, memberSavings } = priced
  return {
    id: hotel.id,
    name: hotel.name,
    ...(hotel.brand && { brands: [hotel.brand] }),
    starRating: hotel.stars,
    thumbnails: hotel.thumbnails.map((path) => publicUrl + path),
    ...pictureFields(hotel),
    amenities: hotel.amenityIds.flatMap((id) => amenityOf.get(id) ?? []),
    location: toWireLocation(hotel.location, hotel.area.name),
    neighborhood: hotel.area,
    areas: [hotel.area],
    promotions: [...hotel.promotions],
    ...(price && { price: toWirePrice(price) }),
    ...(memberSavings !== undefined && { memberSavings, dealID: dealIdOf(hotel.id) }),
    ...(hotel.score && {
      score: {
        guestScore: hotel.score.guestScore,
        guestScoreCount: hotel.score.count,
        scoreDescription: scoreDescription(hotel.score.guestScore),
      },
    }),
    ...(hotel.liked && hotel.liked.length > 0 && { liked: hotel.liked.map((topic) => ({ ...topic })) }),
    ...('description' in hotel && detailFields(hotel, publicUrl)),
  }
}

/** Rows show no labels. */
function pictureFields(hotel: HotelSummary | HotelDetails): Pick<WireHotel, 'pictures'> {
  const facts = hotel.pictures?.map(({ label, focus }) => ({
    ...(label && 'description' in hotel && { label }),
    ...(focus && { focus: { ...focus } }),
  }))
  return facts?.some((each) => Object.keys(each).length > 0) ? { pictures: facts } : {}
}

/** Tells clients that member rates are available (OQ-15). */
export const dealIdOf = (hotelId: string) => `deal-${hotelId}`

function detailFields(hotel: HotelDetails, publicUrl: string) {
  return {
    images: hotel.images.map((path) => publicUrl + path),
    description: hotel.description,
    phoneNumber: hotel.phoneNumber,
    checkInTime: hotel.checkInTime,
    checkOutTime: hotel.checkOutTime,
    importantInfo: copied(hotel.importantInfo),
  }
}

function toWireLocation(location: HotelLocation, area: string): WireHotel['location'] {
  const { cityName, stateCode, countryCode, countryName, postalCode } = location
  return {
    geo: { lat: location.latitude, lng: location.longitude },
    display: [area, cityName, stateCode, countryName].filter(Boolean).join(', '),
    displayShort: `${area}, ${cityName}`,
    displayName: [cityName, stateCode, countryName].filter(Boolean).join(', '),
    addressLine1: location.addressLine1,
    cityName,
    cityID: location.cityId,
    countryCode,
    ...(stateCode && { stateCode }),
    ...(postalCode && { postalCode }),
    timeZone: location.timeZone,
  }
}

/** A rate on the wire. Only member rates have a plan code and a sop: with them the wire says CUG (HOT-263). */
export function toWireRate(offer: Offer, bundle: string, roomCode = offer.key.roomCode): WireRate {
  const { key, memberOnly, cancellation, price } = offer
  const cancelBy = freeUntil(cancellation)
  const paid = { paid: price.dueNow, nights: nightsOf(key.stay) }
  return {
    // Of the supplier's own room: suppliers that share a room may have the same plan.
    id: `${key.roomCode}-${key.planCode}`,
    title: offer.title,
    roomCode,
    hasBreakfast: offer.hasBreakfast,
    type: memberOnly ? 'CUG' : 'MER',
    description: offer.description,
    ...(memberOnly && { ratePlanCode: `${key.planCode}${key.roomCode}` }),
    ...(offer.sop && { sop: offer.sop }),
    ppn_book_bundle: bundle,
    isCUG: memberOnly,
    free_cancellation: isFreeNow(cancellation),
    ...(cancelBy && { cancelBy }),
    cancellationPolicy: toWirePolicy(pricedPolicy(cancellation, paid)),
    isPayNow: offer.prepaid,
    isPayLater: false,
    isSellingOut: offer.sellingOut,
    accomodatesCount: offer.sleeps,
    importantInformation: copied(offer.importantInformation),
    price: toWirePrice(price),
  }
}

/** The rooms of offers, by their codes, so that rates of several suppliers can share one. */
export function toWireRooms(
  offers: readonly Offer[],
  roomOf: (offer: Offer) => string,
  publicUrl: string,
): WireRoom[] {
  const rooms = new Map<string, WireRoom>()
  for (const offer of offers) {
    const { title, sleeps, room } = offer
    const code = roomOf(offer)
    if (rooms.has(code)) continue
    rooms.set(code, {
      code,
      title,
      sleeps,
      ...(room?.images && { images: room.images.map((path) => publicUrl + path) }),
      ...(room?.beds && { beds: room.beds.map((bed) => ({ ...bed })) }),
      ...(room?.size && { size: room.size }),
      ...(room?.view && { view: room.view }),
    })
  }
  return [...rooms.values()]
}

const copied = (list: readonly TitledContent[]) =>
  list.map((text) => ({ ...text, content: [...text.content] }))
