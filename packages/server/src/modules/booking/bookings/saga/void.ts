import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import { writeMail } from '../../../mail/post-office.ts'
import { contractOf } from '../../quotes/contracts.ts'
import { notBookedMail } from '../booking-mail.ts'
import { methodOfRequest, paymentOf, waitedSince } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import { ORPHAN_LOOK_SECONDS, ORPHAN_QUEUE } from './orphans.ts'
import { type BookingStep, waitLonger } from './step.ts'

/** How long the checkout polls the status (24 times, 5 s apart); travellers who leave earlier get a mail. */
const WATCHING_SECONDS = 120

/** Releases the hold after a failed booking; only then the traveller is informed. */
export const voidPayment = (deps: SagaDeps): BookingStep => ({
  name: 'void',
  async call(row) {
    const method = methodOfRequest(row)
    const payment = paymentOf(row)
    await method
      .void(deps, payment)
      .catch((error) => waitLonger(deps, row, error, 'the hold of a failed booking is not released yet'))
    const brand = await deps.brands.of(row.ref_id)
    const contract = await contractOf(deps.db, row.quote_id)
    return {
      state: 'failed',
      async record(trx) {
        const wasTaken = (await method.onVoided?.(trx, deps, payment)) ?? false
        if (waitedSince(row, deps.now()) > WATCHING_SECONDS)
          await writeMail(trx, notBookedMail(row, contract, brand, wasTaken))
        if (row.is_doubtful)
          await enqueue(trx, {
            queue: ORPHAN_QUEUE,
            subject: row.reference,
            inSeconds: ORPHAN_LOOK_SECONDS,
          })
      },
    }
  },
})
