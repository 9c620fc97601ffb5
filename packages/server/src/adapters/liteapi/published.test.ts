import { describe, expect, it } from 'vitest'
import { openapiDocuments, verified } from './testing/definitions.ts'
import { liteapiPublished } from './testing/published.ts'

const hasOpenapi = openapiDocuments().length > 0
const none = new URLSearchParams()

it('an answer of another type than the README of the client says is a finding', () => {
  const published = liteapiPublished()
  published.answer('PUT /bookings/B1', 200, {
    data: { bookingId: 'B1', status: 'CANCELLED', refund_amount: '5.00', currency: 'USD' },
  })
  expect(published.throwAny).toThrow('/0/refund_amount must be number')
  published.throwAny()
})

it('a search without a parameter that the README requires is a finding', () => {
  const published = liteapiPublished()
  published.request('POST /hotels/rates', none, { hotelIds: 'lp1', occupancies: [], checkin: '2030-01-01' })
  expect(published.throwAny).toThrow(/required property 'checkout'.*\/hotelIds must be array/)
})

it('a document is accepted only as it was published', () => {
  expect(() => verified('search.json', '{}')).toThrow(/another file/)
})

describe.skipIf(!hasOpenapi)('the OpenAPI documents of npm run definitions', () => {
  const rates = {
    hotelIds: ['lp1'],
    occupancies: [{ adults: 2, children: [5] }],
    currency: 'USD',
    guestNationality: 'US',
    checkin: '2030-01-01',
    checkout: '2030-01-02',
  }

  it.each([
    [
      'without a nationality',
      { ...rates, guestNationality: undefined },
      /required property 'guestNationality'/,
    ],
    [
      'with an age in words',
      { ...rates, occupancies: [{ adults: 2, children: ['5'] }] },
      /children\/0 must be integer/,
    ],
    ['with rooms in an occupancy', { ...rates, occupancies: [{ adults: 2, rooms: 1 }] }, /\(rooms\)/],
  ])('a search %s is not as LiteAPI publishes it', (_, body, problem) => {
    const published = liteapiPublished()
    published.request('POST /hotels/rates', none, JSON.parse(JSON.stringify(body)))
    expect(published.throwAny).toThrow(problem)
    published.request('POST /hotels/rates', none, rates)
    published.throwAny()
  })

  it('a booking without the telephone number of its holder is refused', () => {
    const published = liteapiPublished()
    const person = { firstName: 'Ana', lastName: 'Sá', email: 'ana@example.com' }
    const guests = [{ occupancyNumber: 1, ...person }]
    const payment = { method: 'ACC_CREDIT_CARD' }
    published.request('POST /rates/book', none, { prebookId: 'p', holder: person, guests, payment })
    expect(published.throwAny).toThrow("/holder must have required property 'phone'")
  })
})
