import { expect, it } from 'vitest'
import { duffelPublished } from './testing/published.ts'

const guests = [{ type: 'adult' }]
const request = {
  check_in_date: '2030-01-01',
  check_out_date: '2030-01-02',
  rooms: 1,
  guests,
  accommodation: { ids: ['acc_1'] },
}

it.each([
  ['without its rooms', { ...request, rooms: undefined }, /required property 'rooms'/],
  ['with a guest of another type', { ...request, guests: [{ type: 'infant' }] }, /\/guests\/0/],
  ['with a child without an age', { ...request, guests: [{ type: 'child' }] }, /required property 'age'/],
  ['with a field that is not published', { ...request, currency: 'USD' }, /currency/],
])('a search %s is not as Duffel publishes it', async (_, body, problem) => {
  const published = await duffelPublished()
  published.request('POST /stays/search', JSON.parse(JSON.stringify(body)))
  expect(published.throwAny).toThrow(problem)
  // Each finding is thrown once.
  published.request('POST /stays/search', request)
  published.throwAny()
})

it('an answer of an unknown call is a finding', async () => {
  const published = await duffelPublished()
  published.answer('GET /stays/somewhere', {})
  expect(published.throwAny).toThrow('no type is known of this call')
})
