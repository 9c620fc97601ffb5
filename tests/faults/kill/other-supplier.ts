import { liteapiStandIn } from '../../../packages/server/src/adapters/liteapi/testing/liteapi-stand-in.ts'
import {
  type Traveller,
  wholeList,
} from '../../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { TESTVILLE } from '../../../packages/server/src/sandbox/testville/city.ts'

/** Another supplier than the sandbox. */
export interface OtherSupplier {
  /** Variables of a server that sells its rooms too, and of one for which it is switched off. */
  readonly selling: Readonly<Record<string, string>>
  readonly switchedOff: Readonly<Record<string, string>>
  /** Id of its hotel with this name, from the list. */
  readonly idOf: (who: Traveller, name: string) => Promise<string>
  /** States of its bookings. */
  readonly rooms: () => readonly string[]
}

/** LiteAPI beside the sandbox, until the end of a test. */
export async function liteapiBeside(
  onTestFinished: (end: () => Promise<void>) => void,
): Promise<OtherSupplier> {
  const standIn = await liteapiStandIn({ key: 'sand_kill' })
  onTestFinished(() => standIn.close())
  const liteapi = { LITEAPI_KEY: standIn.key, LITEAPI_API_BASE: standIn.url }
  return {
    selling: { ...liteapi, SUPPLIERS: 'sandbox,liteapi' },
    switchedOff: { ...liteapi, SUPPLIERS: 'sandbox' },
    async idOf(who, name) {
      const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
      const stay = { checkIn: day(30), checkOut: day(32), roomCount: 1, adultCount: 2, currency: 'USD' }
      const location = { id: TESTVILLE, type: 'city' } as const
      const { hotels } = await wholeList(who, { ...stay, location, filters: { hotelName: name } })
      const found = hotels.find(({ id }) => id.startsWith('lp'))
      if (!found) throw new Error(`the other supplier has no ${name} in its list`)
      return found.id
    },
    rooms: () => standIn.bookings.map(({ status }) => (status === 'CANCELLED' ? 'cancelled' : 'booked')),
  }
}
