import type { JobHandlers } from '../kernel/jobs/jobs.ts'
import type { Worker } from '../kernel/jobs/worker.ts'
import { accountQueues, PIN_QUEUE, SIGN_UP_QUEUE } from './accounts/members/account-jobs.ts'
import { privacyQueues } from './accounts/privacy/privacy.ts'
import { makeArtifact } from './booking/artifacts/artifacts.ts'
import { disputeChanged } from './booking/bookings/cancel/after-dispute.ts'
import { CANCEL_QUEUE } from './booking/bookings/cancel-queue.ts'
import { GOODWILL_QUEUE, payGoodwill } from './booking/bookings/goodwill/goodwill.ts'
import { PART_QUEUE } from './booking/bookings/part/rows.ts'
import { BOOKING_QUEUE } from './booking/bookings/requests.ts'
import { RESEND_QUEUE, resend } from './booking/bookings/resend.ts'
import { lookForOrphan, ORPHAN_QUEUE } from './booking/bookings/saga/orphans.ts'
import { mailTripNumbers, TRIP_NUMBERS_QUEUE } from './booking/bookings/trip-numbers.ts'
import type { Deps } from './index.ts'
import { MAIL_QUEUE, sendMail } from './mail/post-office.ts'
import { RECONCILE_QUEUE, reconcile, reconcileLastDay } from './operations/reconciliation/reconcile.ts'
import { sweep } from './operations/retention/sweep.ts'
import { PAYMENT_CHANGED_QUEUE } from './payments/method.ts'
import { methods } from './payments/registry.ts'
import { ARTIFACT_QUEUE, DISPUTE_QUEUE } from './queues.ts'

/** Queues with thousands of independent jobs. */
const crowds: ReadonlySet<string> = new Set([
  ...[BOOKING_QUEUE, PAYMENT_CHANGED_QUEUE, CANCEL_QUEUE, PART_QUEUE, GOODWILL_QUEUE],
  ...[SIGN_UP_QUEUE, PIN_QUEUE, TRIP_NUMBERS_QUEUE, MAIL_QUEUE],
])

const SWEEP_MS = 10 * 60_000
/** How long running bookings may take before their process ends, ms. */
export const DRAIN_MS = 8_000

/** Jobs of this process: completion of bookings and cancellations, mail, codes, unused payments. */
export function jobsWorker(deps: Deps): Worker {
  let timer: NodeJS.Timeout | undefined
  return {
    async start() {
      await deps.jobs.start(handlersOf(deps), crowds)
      timer = setInterval(() => void lookAfter(deps), SWEEP_MS)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await deps.bookings.drain(DRAIN_MS)
      await deps.jobs.stop()
    },
  }
}

/** Periodic work; the first process does it. */
async function lookAfter(deps: Deps): Promise<void> {
  const failed = (what: string) => (error: unknown) => deps.log.warn({ err: error }, `${what} failed`)
  await sweep(deps).catch(failed('the sweep'))
  await reconcileLastDay(deps.db, deps.now()).catch(failed('the comparison of books'))
}

type Queues<Needs> = Readonly<Record<string, (deps: Needs, data: Record<string, unknown>) => Promise<void>>>

/** Every queue of the server with its handler. */
const queues: Queues<Deps> = {
  [BOOKING_QUEUE]: (deps, { subject }) => deps.bookings.resume(String(subject)),
  [PAYMENT_CHANGED_QUEUE]: (deps, { subject }) => deps.bookings.resume(String(subject)),
  [CANCEL_QUEUE]: (deps, { subject }) => deps.cancellations.resume(String(subject)),
  [PART_QUEUE]: (deps, { subject }) => deps.tripParts.resume(String(subject)),
  [DISPUTE_QUEUE]: ({ db }, { subject }) => disputeChanged(db, String(subject)),
  [ORPHAN_QUEUE]: lookForOrphan,
  [GOODWILL_QUEUE]: (deps, { subject }) => payGoodwill(deps, String(subject)),
  [RESEND_QUEUE]: resend,
  [TRIP_NUMBERS_QUEUE]: mailTripNumbers,
  [ARTIFACT_QUEUE]: (deps, { subject }) => makeArtifact(deps, String(subject)),
  [MAIL_QUEUE]: (deps, data) => sendMail(deps, deps.mailArchive.filesOf)(data),
  [RECONCILE_QUEUE]: async (deps, { subject }) => void (await reconcile(deps, String(subject))),
  ...paymentQueues(),
  ...accountQueues,
  ...privacyQueues,
}

/** Must be installed before the first enqueue. */
export const queueNames: readonly string[] = Object.keys(queues)

function handlersOf(deps: Deps): JobHandlers {
  return Object.fromEntries(
    Object.entries(queues).map(([queue, run]) => [queue, (data: Record<string, unknown>) => run(deps, data)]),
  )
}

function paymentQueues(): Queues<Deps> {
  const own = methods.flatMap((method) => Object.entries(method.queues))
  return Object.fromEntries(
    own.map(([queue, run]) => [
      queue,
      (deps: Deps, { subject }: Record<string, unknown>) => run(deps, String(subject)),
    ]),
  )
}
