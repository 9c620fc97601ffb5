import { addNights, DEFAULT_OCCUPANCY } from '@staykit/domain'
import type { Environment } from '../environment/index.ts'
import { writeSaved } from '../search/form-storage.ts'
import { readRecent } from '../search/recent-searches.ts'

/**
 * Without a stored search, stores the default one (today, tomorrow, one room, two guests), so that links to hotels
 * elsewhere agree with the home page (ACC-030).
 */
export function keepStart({ storage, clock }: Environment): void {
  const checkIn = clock.today()
  if (readRecent(storage).length > 0) return
  writeSaved(storage, { checkIn, checkOut: addNights(checkIn, 1), occupancy: DEFAULT_OCCUPANCY })
}
