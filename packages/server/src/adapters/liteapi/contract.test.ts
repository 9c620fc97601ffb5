import { afterAll, beforeAll } from 'vitest'
import { supplierContract } from '../../testing/supplier-contract/contract.ts'
import { type LiteapiUnderTest, liteapiUnderTest, stay } from './testing/under-test.ts'

let liteapi: LiteapiUnderTest
beforeAll(async () => {
  liteapi = await liteapiUnderTest()
})
afterAll(() => liteapi.stop())

interface Prebook {
  data: {
    price: number
    currency: string
    checkin: string
    roomTypes: { rates: Record<string, unknown>[] }[]
  }
}
const ratesOf = ({ data }: Prebook) => data.roomTypes.flatMap(({ rates }) => rates)

/** Wrong confirmations of a price. */
const lies = {
  'no room': ({ data }: Prebook) => data.roomTypes.splice(0),
  'a room more': ({ data }: Prebook) => data.roomTypes.push(...structuredClone(data.roomTypes)),
  'another room': (answer: Prebook) =>
    ratesOf(answer).map((rate) => Object.assign(rate, { name: 'King Suite' })),
  'another board': (answer: Prebook) =>
    ratesOf(answer).map((rate) => Object.assign(rate, { boardType: 'AI' })),
  'another currency': ({ data }: Prebook) => Object.assign(data, { currency: 'JPY' }),
  'another arrival': ({ data }: Prebook) => Object.assign(data, { checkin: '2020-01-01' }),
  'no price': ({ data }: Prebook) => Object.assign(data, { price: 0 }),
  'a negative price': ({ data }: Prebook) => Object.assign(data, { price: -50 }),
}

supplierContract('LiteAPI', () => ({
  supplier: liteapi.supplier,
  cityId: '9000001',
  stay,
  hostile: {
    fresh: () => liteapi.another(),
    distort: (change = (_, body) => body) => {
      liteapi.standIn.distort = change
    },
    confirmation: /prebook/,
    lies,
  },
}))
