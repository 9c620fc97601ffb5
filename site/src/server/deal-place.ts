import { ask, type PlaceAnswer } from './api.ts'

/** Returns the city of a deals page; undefined when the place is unknown or the API does not answer. */
export async function dealPlace(city: string, state: string) {
  const answer = await ask<PlaceAnswer>('/travel/locations/search', {
    query: `${city}, ${state}`,
    product: 'hotels',
  })
  const byName = async () =>
    (await ask<PlaceAnswer>('/travel/locations/search', { query: city, product: 'hotels' }))?.locations
  const cities = (answer?.locations.length ? answer.locations : await byName())?.filter(
    ({ type }) => type === 'city',
  )
  return cities?.[0]
}
