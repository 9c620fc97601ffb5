import type { StandInHotel } from '../../supplier/testing/hotels.ts'

export const facilities = [
  { facility_id: 107, facility: 'Free WiFi', sort: 0, translation: [{ lang: 'en', facility: 'Free WiFi' }] },
  {
    facility_id: 301,
    facility: 'Outdoor pool',
    sort: 1,
    translation: [{ lang: 'en', facility: 'Outdoor pool' }],
  },
  {
    facility_id: 11,
    facility: 'Fitness centre',
    sort: 2,
    translation: [{ lang: 'en', facility: 'Fitness centre' }],
  },
  {
    facility_id: 2,
    facility: 'Parking (surcharge)',
    sort: 3,
    translation: [{ lang: 'en', facility: 'Parking (surcharge)' }],
  },
]

const facilityIdsOf = ({ seed }: StandInHotel) => [
  ...(seed % 2 ? [107] : []),
  301,
  2,
  ...(seed % 5 ? [] : [11]),
]

function commonOf(hotel: StandInHotel, photosAt: string) {
  const { seed, name } = hotel
  const hasScore = name !== 'The No Score'
  const photo = name === 'The No Pictures' ? '' : `${photosAt}/${hotel.id}/0.jpg`
  return {
    id: hotel.id,
    name,
    hotelDescription: `<p><strong>A house of the stand-in</strong><br>${name} is a hotel of the stand&#45;in.</p>`,
    city: seed % 4 ? 'Old Town' : 'Riverside',
    address: `${1 + (seed % 90)} Main Street`,
    main_photo: photo,
    thumbnail: photo,
    hotelTypeId: 204,
    chainId: seed % 3 ? 0 : 14675,
    chain: seed % 3 ? 'Not Available' : 'Stand-in Hotels',
    rating: hasScore ? 6 + (seed % 40) / 10 : 0,
    reviewCount: hasScore ? 20 + (seed % 900) : 0,
  }
}

/** A hotel in a list. */
export const rowOf = (hotel: StandInHotel, photosAt: string) => ({
  ...commonOf(hotel, photosAt),
  currency: 'USD',
  zip: '10115',
  country: 'us',
  latitude: hotel.latitude,
  longitude: hotel.longitude,
  stars: 2 + (hotel.seed % 4),
  facilityIds: facilityIdsOf(hotel),
})

/** All of a hotel. */
export function detailsOf(hotel: StandInHotel, photosAt: string) {
  const image = (index: number) => ({
    url: `${photosAt}/${hotel.id}/${index}.jpg`,
    urlHd: `${photosAt}/${hotel.id}/${index}.jpg`,
    caption: ['Exterior', 'Guest room with bathroom', 'a caption without meaning'][index] ?? '',
    order: index,
    defaultImage: index === 0,
  })
  const ids = facilityIdsOf(hotel)
  const own = facilities.filter(({ facility_id }) => ids.includes(facility_id))
  return {
    ...commonOf(hotel, photosAt),
    hotelImportantInformation: 'Show a passport.\nA deposit of USD 50 is taken.',
    checkinCheckoutTimes: {
      checkout: '11:00 AM',
      checkin_start: '03:00 PM',
      checkin_end: '12:00 AM',
      instructions: [],
      special_instructions: '',
    },
    hotelImages: hotel.name === 'The No Pictures' ? [] : [0, 1, 2].map(image),
    country: 'us',
    starRating: 2 + (hotel.seed % 4),
    location: { latitude: hotel.latitude, longitude: hotel.longitude },
    hotelFacilities: own.map(({ facility }) => facility),
    facilities: own.map(({ facility_id, facility }) => ({ facilityId: facility_id, name: facility })),
    rooms: [],
    phone: '+442080160509',
    email: 'hotel@example.com',
    hotelType: 'Hotels',
  }
}

export const reviewsOf = ({ name }: StandInHotel) =>
  Array.from({ length: 7 }, (_, index) => ({
    averageScore: 5 + (index % 5),
    country: 'us',
    type: index % 2 ? 'solo traveller' : 'review category business travellers',
    name: `Guest ${index + 1}`,
    date: `2026-01-${String(index + 10)} 12:00:00`,
    headline: `Stay ${index + 1} at ${name}.`,
    language: 'en',
    pros: 'A quiet room.',
    cons: '',
    source: 'Nuitee',
  }))
