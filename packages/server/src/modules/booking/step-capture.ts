import { CardError, type CardIntent } from '../../adapters/cards/port.ts'
import { crashPoint } from '../../jobs/crash-points.ts'
import { postCapture } from '../../ledger/ledger.ts'
import { dueNowOf } from './quote.ts'
import { move, type RequestRow } from './requests.ts'
import { note } from './saga-log.ts'
import { advance, Later, type SagaDeps, type Step } from './step.ts'
import { saleOf } from './step-book.ts'

const LONGEST_WAIT_SECONDS = 600

/** Charges what is held. The room is booked by now, so a failure is tried again for as long as it takes. */
export const capture: Step = async (deps, row) => {
  crashPoint('before-capture')
  await note(deps.db, row.id, 'capture', 'begin')
  const intent = await charged(deps, row)
  crashPoint('after-capture-call')
  const next = await advance(deps.db, row, async (trx) => {
    const moved = await move(trx, row, 'complete')
    if (!moved) return undefined
    await note(trx, row.id, 'capture', 'done', { status: intent.status })
    // A cancellation that came first has let the hold go: then there is nothing to charge.
    if (intent.status === 'succeeded') await postCapture(trx, saleOf(row))
    return moved
  })
  crashPoint('after-capture-recorded')
  return next
}

async function charged(deps: SagaDeps, row: RequestRow): Promise<CardIntent> {
  const id = row.payment_intent ?? ''
  try {
    return await deps.cards.capture(id, dueNowOf(row.quote), `capture:${row.id}`)
  } catch (error) {
    if (!(error instanceof CardError)) throw error
    return settledElsewhere(deps, row, error)
  }
}

async function settledElsewhere(deps: SagaDeps, row: RequestRow, error: CardError): Promise<CardIntent> {
  if (error.kind === 'WRONG_STATE') {
    const intent = await deps.cards.retrieve(row.payment_intent ?? '').catch(() => undefined)
    if (intent?.status === 'succeeded') return intent
    if (intent?.status === 'canceled' && (await isCanceled(deps, row))) return intent
  }
  const attempts = row.attempts + 1
  deps.log.error({ bookingRequestId: row.id, code: error.code, attempts }, 'a booked stay is not charged yet')
  await advance(deps.db, row, (trx) => move(trx, row, row.state, { attempts }))
  throw new Later(error.message, Math.min(LONGEST_WAIT_SECONDS, 5 * attempts))
}

async function isCanceled({ db }: SagaDeps, { trip_number }: RequestRow): Promise<boolean> {
  const booking = await db
    .selectFrom('bookings')
    .select('status')
    .where('trip_number', '=', trip_number)
    .executeTakeFirst()
  return booking?.status === 'CANCELED'
}
