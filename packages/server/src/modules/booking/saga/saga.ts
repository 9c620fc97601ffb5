import { leaveWork } from '../../../kernel/jobs/jobs.ts'
import type { TypedCard } from '../../../ports/cards.ts'
import { authorise } from './authorise.ts'
import { book } from './book.ts'
import { capture } from './capture.ts'
import { BOOKING_QUEUE, claim, findRequest, isOpen, type RequestRow, release } from './requests.ts'
import { Later, type SagaDeps, type Step } from './step.ts'
import { letGo } from './void.ts'

const steps: Readonly<Record<string, Step>> = {
  stored: authorise,
  authorised: book,
  booked: capture,
  failing: letGo,
}

/**
 * Takes a booking as far as it goes: authorise, book, capture, or let go. May be called for the same booking by many
 * processes at once and after any crash; each step's outside call carries a key of its own, so none happens twice.
 * `card` is only known to the request that brought one. Answers the request as it is then.
 */
export async function runSaga(
  deps: SagaDeps,
  id: string,
  owner: string,
  card?: TypedCard,
): Promise<RequestRow | undefined> {
  const { db, log } = deps
  const claimed = await claim(db, id, owner)
  if (!claimed) return findRequest(db, id)
  try {
    let row: RequestRow = claimed
    while (isOpen(row.state)) {
      const step: Step | undefined = steps[row.state]
      if (!step) throw new Error(`no step for ${row.state}`)
      row = await step(deps, row, card)
    }
    return row
  } catch (error) {
    const seconds = error instanceof Later ? error.seconds : 5
    if (!(error instanceof Later)) log.error({ err: error, bookingRequestId: id }, 'booking step failed')
    await leaveWork(db, { queue: BOOKING_QUEUE, subject: id, inSeconds: seconds })
    return await findRequest(db, id)
  } finally {
    await release(db, id, owner)
  }
}
