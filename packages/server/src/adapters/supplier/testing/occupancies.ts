import { type Occupancy, roomsText } from '@staykit/domain'
import fc from 'fast-check'
import { patience } from '../../../../../../tests/patience.ts'

/** The nightly run draws 10,000. */
const RUNS = Number(process.env.OCCUPANCY_RUNS ?? 300)

/** Enough time for a test with `forOccupancies`. */
export const OCCUPANCIES_MS = patience(30 + RUNS * 0.04)

const occupancies = fc.array(
  fc.record({
    adults: fc.integer({ min: 1, max: 4 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 9 },
)

/** Runs a check for different occupancies, one after the other, without a searched one: a cache answers repeated ones. */
export async function forOccupancies(
  searched: Occupancy,
  check: (occupancy: Occupancy) => Promise<void>,
): Promise<void> {
  const drawn = new Set([roomsText(searched)])
  const property = fc.asyncProperty(occupancies, async (occupancy) => {
    fc.pre(!drawn.has(roomsText(occupancy)))
    drawn.add(roomsText(occupancy))
    await check(occupancy)
  })
  await fc.assert(property, { numRuns: RUNS, endOnFailure: true })
}
