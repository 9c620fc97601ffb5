import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import { writeMail } from '../../../mail/post-office.ts'
import { methodOf } from '../../../payments/registry.ts'
import { contractOf } from '../../quotes/contracts.ts'
import { notBookedMail } from '../booking-mail.ts'
import { paymentOf, waitedSince } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import { type BookingStep, waitLonger } from './step.ts'

export const ORPHAN_QUEUE = 'supplier-orphan'
/** A supplier's late booking is looked for so long after we gave up, seconds. */
const ORPHAN_LOOK_SECONDS = 120
/** The checkout asks for the status so long (24 times, 5 s apart); whoever left before hears by mail. */
const WATCHING_SECONDS = 120

/** Lets go what is held after a booking that could not be made. Only then the traveller hears of it. */
export const letGo = (deps: SagaDeps): BookingStep => ({
  name: 'void',
  async call(row) {
    const method = methodOf(row.payment_method)
    const payment = paymentOf(row)
    await method
      .void(deps, payment)
      .catch((error) => waitLonger(deps, row, error, 'what is held for no booking is not let go yet'))
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
