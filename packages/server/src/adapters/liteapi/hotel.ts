import { amenities, type PictureLabel } from '@staykit/domain'
import type { City } from '../../ports/places.ts'
import type { HotelDetails, HotelSummary } from '../../ports/supplier.ts'
import { areaIdOf } from '../supplier/areas.ts'
import { brandOf } from '../supplier/brands.ts'
import type { CityPlaces } from '../supplier/city-places.ts'
import { clock } from '../supplier/clock.ts'
import { picturePath } from '../supplier/picture-addresses.ts'
import { labelOf } from '../supplier/picture-labels.ts'
import type { Details, Row } from './answers.ts'
import { plainText } from './plain-text.ts'

/** A hotel as a row of a list, whichever call described it. */
export interface Found extends Omit<Row, 'facilityIds'> {
  /** In English. */
  readonly facilities: readonly string[]
}

type AmenityKey = (typeof amenities)[number]['key']

/** Our amenities by the provider's names; those that cost extra are none, because ours are free. */
const kinds: readonly (readonly [pattern: RegExp, key: AmenityKey])[] = [
  [/free (wi-?fi|wired internet|wireless)|wi-?fi.*free/i, 'internet'],
  [/free (self |valet |private )?parking|parking.*free/i, 'parking'],
  [/free airport shuttle|airport shuttle \(free\)/i, 'shuttle'],
  [/non-smoking throughout|smoke-free/i, 'non-smoking'],
  [/facilities for disabled guests|wheelchair accessible/i, 'accessible'],
  [/fitness|gym\b/i, 'fitness'],
  [/\bpool\b/i, 'pool'],
  [/pets? (are )?allowed|pet friendly/i, 'pets'],
  [/business cent(er|re)/i, 'business'],
]
const EXTRA = /surcharge|additional charge|not allowed/i

function amenityIdsOf(facilities: readonly string[]): number[] {
  const free = facilities.filter((name) => !EXTRA.test(name))
  const keys = new Set(
    kinds.flatMap(([pattern, key]) => (free.some((name) => pattern.test(name)) ? [key] : [])),
  )
  return amenities.filter(({ key }) => keys.has(key)).map(({ id }) => id)
}

/** The nearest city of some size: it has the hotel and its time zone. */
export const cityOf = (places: CityPlaces, { latitude, longitude }: Found): Promise<City | undefined> =>
  places.nearest(latitude, longitude, { population: 5_000 })

/** Pictures of a gallery. */
const MOST_PICTURES = 30

export function summaryOf(found: Found, city: City): HotelSummary {
  const area = found.city?.trim() || city.name
  const hasChain = found.chainId && !/^(not available|no chain)/i.test(found.chain ?? '')
  return {
    id: found.id,
    name: found.name,
    brand: hasChain ? brandOf(found.chain) : undefined,
    stars: found.stars ?? 0,
    score: found.rating ? { guestScore: found.rating, count: found.reviewCount ?? 0 } : undefined,
    thumbnails: found.main_photo ? [picturePath(found.id, 0, 150)] : [],
    amenityIds: amenityIdsOf(found.facilities),
    area: { id: areaIdOf(city.id, area), name: area },
    promotions: [],
    location: {
      latitude: found.latitude,
      longitude: found.longitude,
      addressLine1: found.address ?? '',
      postalCode: found.zip || undefined,
      cityId: city.id,
      cityName: city.name,
      countryCode: found.country,
      countryName: city.countryCode === found.country ? city.countryName : found.country,
      timeZone: city.timeZone,
    },
  }
}

export const rowOf = ({ location, starRating, hotelFacilities, ...details }: Details): Found => ({
  ...details,
  ...location,
  stars: starRating,
  facilities: hotelFacilities ?? [],
})

interface Photo {
  readonly address: string
  readonly label?: PictureLabel | undefined
}

/** A hotel's photos; the first is the one of lists. */
export function photosOf({ main_photo, hotelImages }: Details): Photo[] {
  let first: Photo | undefined = main_photo ? { address: main_photo } : undefined
  const others: Photo[] = []
  for (const { url, urlHd, caption } of hotelImages ?? []) {
    const label = labelOf(caption)
    const address = urlHd ?? url
    if (main_photo && (url === main_photo || urlHd === main_photo)) first = { address: main_photo, label }
    else if (address) others.push({ address, label })
  }
  return [...(first ? [first] : []), ...others].slice(0, MOST_PICTURES)
}

export function detailsOf(details: Details, city: City): HotelDetails {
  const photos = photosOf(details)
  const information = plainText(details.hotelImportantInformation)
  return {
    ...summaryOf(rowOf(details), city),
    images: photos.map((_, index) => picturePath(details.id, index, 1200)),
    pictures: photos.map(({ label }) => ({ label })),
    description: plainText(details.hotelDescription).join('\n'),
    phoneNumber: details.phone ?? '',
    checkInTime: clock(details.checkinCheckoutTimes?.checkin_start),
    checkOutTime: clock(details.checkinCheckoutTimes?.checkout),
    importantInfo:
      information.length > 0 ? [{ title: 'Important information', content: information, lang: 'en' }] : [],
  }
}
