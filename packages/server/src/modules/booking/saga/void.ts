import { crashPoint } from '../../../kernel/jobs/crash-points.ts'
import { leaveWork } from '../../../kernel/jobs/jobs.ts'
import { writeMail } from '../../mail/post-office.ts'
import { wayOf } from '../../payments/registry.ts'
import { notBookedMail } from '../booking-mail.ts'
import { note } from './log.ts'
import { move, waitedSince } from './requests.ts'
import { advance, type Step } from './step.ts'

export const ORPHAN_QUEUE = 'supplier-orphan'
/** A supplier's late booking is looked for so long after we gave up, seconds. */
const ORPHAN_LOOK_SECONDS = 120
/** The checkout asks for the status so long (24 times, 5 s apart); whoever left before hears by mail. */
const WATCHING_SECONDS = 120

/** Lets go what is held after a booking that could not be made. Only then the traveller hears of it. */
export const letGo: Step = async (deps, row) => {
  crashPoint('before-void')
  await note(deps.db, row.id, 'void', 'begin')
  const way = wayOf(row)
  await way.drop(deps, row)
  crashPoint('after-void-call')
  const brand = await deps.brands.of(row.ref_id)
  const next = await advance(deps.db, row, async (trx) => {
    const moved = await move(trx, row, 'failed')
    if (!moved) return undefined
    await note(trx, row.id, 'void', 'done')
    await way.onDropped?.(trx, deps, row)
    if (waitedSince(row) > WATCHING_SECONDS) await writeMail(trx, notBookedMail(row, brand))
    if (row.is_doubtful)
      await leaveWork(trx, { queue: ORPHAN_QUEUE, subject: row.reference, inSeconds: ORPHAN_LOOK_SECONDS })
    return moved
  })
  crashPoint('after-void-recorded')
  return next
}
