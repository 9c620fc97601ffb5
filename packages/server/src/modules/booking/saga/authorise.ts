import { crashPoint } from '../../../kernel/jobs/crash-points.ts'
import { wayOf } from '../../payments/registry.ts'
import { note } from './log.ts'
import { failWith, move } from './requests.ts'
import { advance, type Step } from './step.ts'

/** Makes sure that the amount is held: on a card, in a wallet, or as a transfer that has arrived. */
export const authorise: Step = async (deps, row, card) => {
  crashPoint('before-authorise')
  // A transfer is only looked at, again and again: that is no attempt to pay.
  if (row.payment_method !== 'BITCOIN') await note(deps.db, row.id, 'authorise', 'begin')
  const hold = await wayOf(row).hold(deps, row, card)
  crashPoint('after-authorise-call')
  const next = await advance(deps.db, row, async (trx) => {
    if ('problem' in hold) {
      await note(trx, row.id, 'authorise', 'failed', { code: hold.problem.code, status: hold.status })
      return failWith(trx, row, hold.problem)
    }
    await note(trx, row.id, 'authorise', 'done', { payment: hold.payment })
    return move(trx, row, 'authorised', {
      payment_intent: hold.payment,
      paid_at: new Date(),
      card: hold.card ? JSON.stringify(hold.card) : null,
    })
  })
  crashPoint('after-authorise-recorded')
  return next
}
