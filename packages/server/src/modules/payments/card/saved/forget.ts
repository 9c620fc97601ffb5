import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import { CardError } from '../../../../ports/cards.ts'
import { FORGET_CUSTOMER_QUEUE } from '../../../queues.ts'
import type { PaymentDeps as Deps } from '../../deps.ts'

/** Subject: the token of a card; deletes it at the provider. */
export const FORGET_CARD_QUEUE = 'forget-card'
const AGAIN_SECONDS = 300

/** Jobs that delete at the provider what members have deleted here. */
export const forgetQueues = {
  [FORGET_CARD_QUEUE]: (deps: Deps, token: string) =>
    untilGone(deps, FORGET_CARD_QUEUE, token, deps.cards.forget(token)),
  [FORGET_CUSTOMER_QUEUE]: (deps: Deps, customer: string) =>
    untilGone(deps, FORGET_CUSTOMER_QUEUE, customer, deps.cards.forgetCustomer(customer)),
}

async function untilGone({ db, log }: Deps, queue: string, subject: string, deletion: Promise<void>) {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof CardError)) throw error
    if (error.kind === 'UNAVAILABLE') return enqueue(db, { queue, subject, inSeconds: AGAIN_SECONDS })
    log.error({ err: error, queue }, 'the card provider refuses to delete')
  }
}
