import type { Progress } from '../booking/index.ts'
import type { Attempt } from './attempt.ts'
import { working } from './progress.ts'
import type { createSender } from './sender.ts'
import type { CheckoutOptions, CheckoutState } from './state.ts'

interface Parts {
  readonly state: CheckoutState
  readonly sender: ReturnType<typeof createSender>
  readonly onProgress: (progress: Progress, attempt: Attempt) => void
}

/** Resumes, polls and retries an attempt, without a second booking or charge. */
export function createRecovery(
  { state, sender, onProgress }: Parts,
  { goTo, booking }: Pick<CheckoutOptions, 'goTo' | 'booking'>,
) {
  const { attempts, $progress, $trip } = state
  return {
    resume: () => {
      const attempt = attempts.current()
      if (!attempt?.sent || $progress.get().kind !== 'none') return Boolean(attempt?.sent)
      $progress.set(working)
      void sender.send(attempt)
      return true
    },
    checkAgain: () => {
      const attempt = attempts.current()
      if (!attempt?.sent) return
      $progress.set(working)
      sender.poll(attempt)
    },
    ask: async () => {
      const attempt = attempts.current()
      return attempt?.sent ? sender.ask(attempt) : undefined
    },
    report: (progress: Progress) => {
      const attempt = attempts.current()
      if (progress.kind !== 'working') sender.stop()
      if (attempt) onProgress(progress, attempt)
    },
    abandon: () => {
      const attempt = attempts.current()
      if (attempt) {
        sender.drop(attempt)
        attempts.forget(attempt)
      }
      state.showNothing()
    },
    showTrip: () => {
      const trip = $trip.get()
      if (!trip) return
      void booking.load(trip)
      goTo('confirmation', true)
    },
    tryAgain: () => tryAgain({ state, sender }, goTo),
  }
}

/** By the rule of `refused` in progress.ts. */
function tryAgain({ state, sender }: Pick<Parts, 'state' | 'sender'>, goTo: CheckoutOptions['goTo']) {
  const { attempts, $progress } = state
  const attempt = attempts.current()
  const progress = $progress.get()
  const next = progress.kind === 'failed' ? progress.next : 'anew'
  if (attempt?.sent && next === 'resend') {
    $progress.set(working)
    return void sender.send(attempt)
  }
  if (attempt && next === 'correct') attempts.write({ ...attempt, sent: undefined })
  else {
    if (attempt) attempts.forget(attempt)
    state.reloadContract()
  }
  state.showNothing()
  goTo('billing', true)
}
