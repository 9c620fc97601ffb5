import { afterAll, beforeAll } from 'vitest'
import { supplierContract } from '../../testing/supplier-contract/contract.ts'
import { type DuffelUnderTest, duffelUnderTest, stay } from './testing/under-test.ts'

let duffel: DuffelUnderTest
beforeAll(async () => {
  duffel = await duffelUnderTest()
})
afterAll(() => duffel.stop())

interface Quote {
  data: Record<string, unknown> & {
    accommodation: { rooms: { name: string; rates: Record<string, unknown>[] }[] }
  }
}
const roomsOf = ({ data }: Quote) => data.accommodation.rooms

/** Wrong quotes. */
const lies = {
  'a room more': ({ data }: Quote) => Object.assign(data, { rooms: 2 }),
  'another room': (answer: Quote) =>
    roomsOf(answer).map((room) => Object.assign(room, { name: 'King Suite' })),
  'another board': (answer: Quote) =>
    roomsOf(answer).map(({ rates }) =>
      rates.map((rate) => Object.assign(rate, { board_type: 'all_inclusive' })),
    ),
  'another currency': ({ data }: Quote) => Object.assign(data, { total_currency: 'JPY' }),
  'another arrival': ({ data }: Quote) => Object.assign(data, { check_in_date: '2020-01-01' }),
  'no price': ({ data }: Quote) => Object.assign(data, { total_amount: '0.00' }),
}

supplierContract('Duffel', () => ({
  supplier: duffel.supplier,
  cityId: '9000001',
  stay,
  hostile: {
    fresh: () => duffel.another(),
    distort: (change = (_, body) => body) => {
      duffel.standIn.distort = change
    },
    confirmation: /POST .*quotes/,
    lies,
  },
}))
