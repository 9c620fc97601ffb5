import { hotelFixture, priceFixture, rateFixture } from '@staykit/contract/fixtures'

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="${color}"/></svg>`)}`

export const images = ['teal', 'coral', 'navy', 'olive', 'plum', 'sienna', 'gray'].map(picture)

/** A hotel of a list; every third has no price to compare, every fifth has a member rate. */
export function hotelNumber(index: number) {
  return hotelFixture({
    id: `800-${index}`,
    name: `Hotel ${index}`,
    starRating: [4, 3.5, 5, 2][index % 4],
    images,
    thumbnails: [images[index % images.length] ?? ''],
    price: priceFixture({
      display: 100 + index,
      displayStrikethrough: index % 3 === 2 ? undefined : 150 + index,
    }),
    ...(index % 5 === 4 ? { memberSavings: 23, dealID: `deal-${index}` } : {}),
  })
}

const facet = ([id, name, count]: [string, string, number]) => ({ id, name, count })
const amenityNames = [
  'Free Internet:6',
  'Non Smoking:12',
  'Accessible:11',
  'Free Breakfast:5',
  'Free Parking:10',
  'Free Airport Shuttle:4',
  'Fitness Center:9',
  'Swimming Pool:15',
  'Pets Allowed:13',
  'Business Center:2',
]

/** The answer of a search with so many hotels, windowed as the server does. */
export function searchAnswer(total: number, { from = 0, to = 40 }: { from?: number; to?: number } = {}) {
  const hotels = Array.from({ length: total }, (_, index) => hotelNumber(index)).slice(from, to)
  return {
    location: {
      id: '800',
      name: 'Lisbon',
      displayName: 'Lisbon, Portugal',
      type: 'city',
      geo: { lat: 1, lng: 1 },
    },
    hotels,
    count: total,
    total,
    amenities: amenityNames.map((text) => {
      const [name = '', id = ''] = text.split(':')
      return facet([id, name, 12])
    }),
    neighborhoods: [facet(['800-a1', 'Alfama', 20]), facet(['800-a2', 'Chiado', 9])],
    chains: [facet(['b1', 'Pousadas', 4])],
    promotions: [facet(['p1', 'Stay 3, Pay 2', 6])],
    stars: ['5', '4', '3', '2', '1'].map((id) => facet([id, `${id} stars`, Number(id)])),
    prices: { min: 80, avg: 120, max: 420, histogram: [1, 4, 9, 6, 2] },
    sorts: [
      { id: 'most_popular', name: 'Most Popular' },
      { id: 'price_asc', name: 'Price: Low to High' },
    ],
    currencySymbol: '$',
  }
}

/** Four rates: cancellable with a saving, prepaid, for members, without a saving. */
export const rates = [
  rateFixture({ id: 'r1', title: 'Double Room, River View', ppn_book_bundle: 'b1' }),
  rateFixture({
    id: 'r2',
    title: 'Double Room, City View',
    ppn_book_bundle: 'b2',
    free_cancellation: 0,
    isPayNow: true,
    price: priceFixture({ display: 150, final: 515.04 }),
  }),
  rateFixture({
    id: 'r3',
    title: 'Junior Suite',
    ppn_book_bundle: 'b3',
    free_cancellation: false,
    isCUG: true,
    sop: 'S1',
    ratePlanCode: 'CLUB',
    price: priceFixture({ display: 180, displayStrikethrough: 200, final: 643 }),
  }),
  rateFixture({
    id: 'r4',
    title: 'Family Room',
    ppn_book_bundle: 'b4',
    isPayNow: false,
    price: priceFixture({ display: 220, displayStrikethrough: undefined, final: 721.5 }),
  }),
]

/** A page of reviews from a 1-based index, for a hotel with so many. */
export function reviewsAnswer(count: number, from: number) {
  const length = Math.max(0, Math.min(5, count - from + 1))
  return {
    review_count_per_page: 5,
    review_count: count,
    review_data: Array.from({ length }, (_, index) => ({
      id: `v${from + index}`,
      score: 9.6,
      author: `Guest ${from + index}`,
      travelerType: 'Couple',
      travelerTypeID: 'couple',
      pros: 'The roof at sunset.',
      cons: 'Steep street.',
      timestamp: '2030-05-01T10:00:00Z',
    })),
  }
}
