import { describe } from 'vitest'
import { testBookings } from './booking.ts'
import { testHostile } from './hostile.ts'
import { testHotels } from './hotels.ts'
import { testLists } from './lists.ts'
import { testOffers } from './offers.ts'
import { testParts } from './part.ts'
import { testRefusals } from './refusals.ts'
import { type ContractSubject, under } from './under.ts'

/**
 * The contract of every supplier with the server, tested through the port alone. The test of a new adapter calls it,
 * beside its own tests.
 */
export function supplierContract(name: string, subject: () => ContractSubject): void {
  describe(`${name}: the supplier contract`, () => {
    const tested = under(name, subject)
    testLists(tested)
    testHotels(tested)
    testOffers(tested)
    testRefusals(tested)
    testBookings(tested)
    testParts(tested)
    testHostile(tested)
  })
}
