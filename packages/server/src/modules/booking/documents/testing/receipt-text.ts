import { findTrip } from '../../bookings/trip-view.ts'
import { receiptOf } from '../files.ts'
import { readPdf } from './read-pdf.ts'

/** Text of the receipt of a trip, without spaces. */
export async function receiptText(
  deps: Parameters<typeof receiptOf>[0],
  tripNumber: string,
): Promise<string> {
  const trip = await findTrip(deps.db, tripNumber)
  if (!trip) throw new Error(`there is no trip ${tripNumber}`)
  return (await readPdf((await receiptOf(deps, trip)).content)).squeezed
}
