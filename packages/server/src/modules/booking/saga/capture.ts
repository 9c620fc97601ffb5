import { crashPoint } from '../../../kernel/jobs/crash-points.ts'
import { postCapture } from '../../../kernel/ledger/ledger.ts'
import { wayOf } from '../../payments/registry.ts'
import { saleOf } from './book.ts'
import { note } from './log.ts'
import { move } from './requests.ts'
import { advance, type Step } from './step.ts'

/** Takes what is held. The room is booked by now, so a failure is tried again for as long as it takes. */
export const capture: Step = async (deps, row) => {
  crashPoint('before-capture')
  await note(deps.db, row.id, 'capture', 'begin')
  const way = wayOf(row)
  const isTaken = await way.take(deps, row)
  crashPoint('after-capture-call')
  const next = await advance(deps.db, row, async (trx) => {
    const moved = await move(trx, row, 'complete')
    if (!moved) return undefined
    await note(trx, row.id, 'capture', 'done', { isTaken })
    // A cancellation that came first has let the hold go: then there is nothing to charge.
    if (!isTaken) return moved
    await way.onTaken?.(trx, row)
    await postCapture(trx, saleOf(row))
    return moved
  })
  crashPoint('after-capture-recorded')
  return next
}
