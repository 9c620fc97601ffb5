// Replaces the network: answers at once from hotels in memory, so that only the page is measured.
const answer = (body) => Promise.resolve(Response.json(body))
const facets = (of) => {
  const counts = new Map()
  for (const hotel of hotels)
    for (const id of of(hotel)) counts.set(String(id), (counts.get(String(id)) ?? 0) + 1)
  return [...counts].map(([id, number]) => ({ id, name: `No. ${id}`, count: number }))
}
const all = {
  amenities: facets(({ amenities }) => amenities.map(({ id }) => id)),
  stars: facets(({ starRating }) => [Math.floor(starRating)]),
}

function search({ from = 0, to = 40, filters = {} }) {
  const { stars = [], amenities = [] } = filters
  const found = hotels.filter(
    (hotel) =>
      (stars.length === 0 || stars.includes(Math.floor(hotel.starRating))) &&
      amenities.every((id) => hotel.amenities.some((amenity) => amenity.id === id)),
  )
  return {
    location: { id: '1', name: 'Benchton', type: 'city', geo: { lat: 0, lng: 0 } },
    hotels: found.slice(from, to),
    count: found.length,
    total: hotels.length,
    ...all,
    neighborhoods: [],
    chains: [],
    promotions: [],
    prices: { min: 40, avg: 200, max: 500 },
    sorts: [{ id: 'most_popular', name: 'Most Popular' }],
    currencySymbol: '$',
  }
}

const { fetch: network } = window
window.fetch = (url, init) => {
  const path = String(url)
  if (path.includes('/api/brand')) return network(url)
  if (path.includes('/hotels/search/deals')) return answer({ hotels: {} })
  if (path.includes('/hotels/search')) return answer(search(JSON.parse(init.body)))
  return Promise.resolve(
    Response.json({ error: { code: 'NOT_FOUND', message: 'not here' } }, { status: 404 }),
  )
}
