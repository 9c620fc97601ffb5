import type { StandInHotel } from '../../supplier/testing/hotels.ts'

/** An accommodation in the format of the API. */
export function accommodationOf(hotel: StandInHotel, photosAt: string) {
  const { seed, name } = hotel
  const hasPictures = name !== 'The No Pictures'
  const hasScore = name !== 'The No Score'
  return {
    id: hotel.id,
    name,
    description: `${name} is a hotel of the stand-in.`,
    email: null,
    phone_number: '+442080160509',
    rating: 2 + (seed % 4),
    ratings: null,
    review_score: hasScore ? 6 + (seed % 40) / 10 : null,
    review_count: hasScore ? 20 + (seed % 900) : null,
    chain: seed % 3 ? null : { id: 'chn_0000DuffelHotels', name: 'Stand-in Hotels' },
    brand: null,
    supported_loyalty_programme: null,
    amenities: [
      { type: 'wifi', description: seed % 2 ? 'Free WiFi' : 'WiFi' },
      { type: 'pool', description: 'Pool' },
      ...(seed % 5 ? [] : [{ type: 'gym', description: 'Fitness centre' }]),
    ],
    photos: hasPictures ? [0, 1, 2].map((index) => ({ url: `${photosAt}/${hotel.id}/${index}.jpg` })) : [],
    check_in_information: { check_in_after_time: '15:00', check_out_before_time: '11:00' },
    key_collection: null,
    location: {
      address: {
        city_name: seed % 4 ? 'Old Town' : 'Riverside',
        country_code: 'US',
        line_one: `${1 + (seed % 90)} Main Street`,
        postal_code: '10115',
        region: 'KS',
      },
      geographic_coordinates: { latitude: hotel.latitude, longitude: hotel.longitude },
    },
    rooms: [],
  }
}
