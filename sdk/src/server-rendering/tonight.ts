import { addNights, type StayDate } from '@staykit/domain'
import type { Clock } from '@staykit/stores/environment'
import type { WholeStay } from '../features/page-stay.ts'
import type { Clues } from '../features/use-today.ts'

/**
 * Loads a stay. If it has no dates, it means tonight at its place, and only the answer says which date that is: where it is
 * not the server's, loads again.
 */
export async function loadStay<Answer extends Clues>(
  clock: Clock,
  stayFrom: (tonight: StayDate) => WholeStay,
  load: (stay: WholeStay) => Promise<Answer>,
): Promise<Answer> {
  const today = clock.today()
  const stay = stayFrom(today)
  const answer = await load(stay)
  const { timeZone, error } = answer
  const isOver = error?.code === 'PastDates'
  const there = stayFrom(timeZone ? clock.today(timeZone) : isOver ? addNights(today, 1) : today)
  return there.checkIn === stay.checkIn ? answer : load(there)
}
