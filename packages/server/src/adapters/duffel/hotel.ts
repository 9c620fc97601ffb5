import { amenities } from '@staykit/domain'
import type { City } from '../../ports/places.ts'
import type { HotelDetails, HotelSummary } from '../../ports/supplier.ts'
import { areaIdOf } from '../supplier/areas.ts'
import { brandOf } from '../supplier/brands.ts'
import type { CityPlaces } from '../supplier/city-places.ts'
import { clock } from '../supplier/clock.ts'
import { picturePath } from '../supplier/picture-addresses.ts'
import type { Accommodation } from './answers.ts'

type AmenityKey = (typeof amenities)[number]['key']

/** Our amenities by the provider's types; `onlyFree` skips paid ones, because ours are free. */
const kinds: Readonly<Record<string, { readonly key: AmenityKey; readonly onlyFree?: true }>> = {
  wifi: { key: 'internet', onlyFree: true },
  parking: { key: 'parking', onlyFree: true },
  accessibility_mobility: { key: 'accessible' },
  accessibility_hearing: { key: 'accessible' },
  gym: { key: 'fitness' },
  pool: { key: 'pool' },
  pets_allowed: { key: 'pets' },
  business_centre: { key: 'business' },
}
const FREE = /\b(free|complimentary)\b/i

function amenityIdsOf({ amenities: own }: Accommodation): number[] {
  const keys = new Set(
    (own ?? []).flatMap(({ type, description }) => {
      const kind = kinds[type]
      return kind && (!kind.onlyFree || FREE.test(description ?? '')) ? [kind.key] : []
    }),
  )
  return amenities.filter(({ key }) => keys.has(key)).map(({ id }) => id)
}

/** The nearest city of some size: it has the hotel and its time zone. */
export const cityOf = (places: CityPlaces, { location }: Accommodation): Promise<City | undefined> =>
  places.nearest(location.geographic_coordinates.latitude, location.geographic_coordinates.longitude, {
    population: 5_000,
  })

/** Pictures of a gallery. */
const MOST_PICTURES = 30

export function summaryOf(found: Accommodation, city: City): HotelSummary {
  const { address, geographic_coordinates: position } = found.location
  const area = address.city_name?.trim() || city.name
  const region = address.region?.trim() ?? ''
  return {
    id: found.id,
    name: found.name,
    brand: brandOf((found.brand ?? found.chain)?.name),
    stars: found.rating ?? 0,
    score: found.review_score
      ? { guestScore: found.review_score, count: found.review_count ?? 0 }
      : undefined,
    thumbnails: found.photos?.length ? [picturePath(found.id, 0, 150)] : [],
    amenityIds: amenityIdsOf(found),
    area: { id: areaIdOf(city.id, area), name: area },
    promotions: [],
    location: {
      latitude: position.latitude,
      longitude: position.longitude,
      addressLine1: address.line_one ?? '',
      postalCode: address.postal_code ?? undefined,
      cityId: city.id,
      cityName: city.name,
      stateCode: /^[A-Z]{2,3}$/.test(region) ? region : undefined,
      countryCode: address.country_code,
      countryName: city.countryCode === address.country_code ? city.countryName : address.country_code,
      timeZone: city.timeZone,
    },
  }
}

export function detailsOf(found: Accommodation, city: City): HotelDetails {
  const { photos, check_in_information: times } = found
  return {
    ...summaryOf(found, city),
    images: (photos ?? []).slice(0, MOST_PICTURES).map((_, index) => picturePath(found.id, index, 1200)),
    description: found.description ?? '',
    phoneNumber: found.phone_number ?? '',
    checkInTime: clock(times?.check_in_after_time),
    checkOutTime: clock(times?.check_out_before_time),
    importantInfo: [],
  }
}
