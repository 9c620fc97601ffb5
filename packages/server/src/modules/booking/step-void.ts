import { CardError } from '../../adapters/cards/port.ts'
import { crashPoint } from '../../jobs/crash-points.ts'
import { leaveWork } from '../../jobs/jobs.ts'
import { writeMail } from '../mail/post-office.ts'
import { paymentOf } from '../payment/payments.ts'
import { notBookedMail } from './booking-mail.ts'
import { dueNowOf } from './quote.ts'
import { ageOf, move, type RequestRow } from './requests.ts'
import { note } from './saga-log.ts'
import { advance, Later, type SagaDeps, type Step } from './step.ts'

export const ORPHAN_QUEUE = 'supplier-orphan'
/** A supplier's late booking is looked for so long after we gave up, seconds. */
const ORPHAN_LOOK_SECONDS = 120
/** The checkout asks for the status so long (24 times, 5 s apart); whoever left before hears by mail. */
const WATCHING_SECONDS = 120

/** Lets the hold on the card go after a booking that could not be made. Only then the traveller hears of it. */
export const letGo: Step = async (deps, row) => {
  crashPoint('before-void')
  await note(deps.db, row.id, 'void', 'begin')
  await undoPayment(deps, row)
  crashPoint('after-void-call')
  const brand = await deps.brands.of(row.ref_id)
  const next = await advance(deps.db, row, async (trx) => {
    const moved = await move(trx, row, 'failed')
    if (!moved) return undefined
    await note(trx, row.id, 'void', 'done')
    if (ageOf(row) > WATCHING_SECONDS) await writeMail(trx, notBookedMail(row, brand))
    if (row.is_doubtful)
      await leaveWork(trx, { queue: ORPHAN_QUEUE, subject: row.reference, inSeconds: ORPHAN_LOOK_SECONDS })
    return moved
  })
  crashPoint('after-void-recorded')
  return next
}

async function undoPayment(deps: SagaDeps, row: RequestRow): Promise<void> {
  const id = row.payment_intent ?? (await paymentOf(deps.db, row.id))?.intent_id
  if (!id) return
  try {
    // Another request's payment, named by mistake or by fraud, is not ours to undo.
    const intent = await deps.cards.retrieve(id)
    if (intent.bookingRequestId !== row.id) return
    if (intent.status === 'succeeded') await deps.cards.refund(id, dueNowOf(row.quote), `undo:${row.id}`)
    else await deps.cards.cancel(id, `void:${row.id}`)
  } catch (error) {
    if (!(error instanceof CardError)) throw error
    if (error.kind === 'NOT_FOUND') return
    throw new Later(error.message, 5)
  }
}
