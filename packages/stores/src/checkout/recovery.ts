import type { Progress } from '../booking/index.ts'
import { working } from './progress.ts'
import type { createSender } from './sender.ts'
import type { CheckoutOptions, CheckoutState } from './state.ts'

interface Parts {
  readonly state: CheckoutState
  readonly sender: ReturnType<typeof createSender>
  readonly onProgress: (progress: Progress) => void
}

/** Resumes, polls and retries an attempt, without a second booking or charge. */
export function createRecovery(
  { state, sender, onProgress }: Parts,
  { goTo, booking }: Pick<CheckoutOptions, 'goTo' | 'booking'>,
) {
  const { attempts, $progress } = state
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
      if (progress.kind !== 'working') sender.stop()
      onProgress(progress)
    },
    abandon: () => {
      const attempt = attempts.current()
      if (attempt) sender.drop(attempt)
      attempts.forget()
      showNothing(state)
    },
    showExisting: () => {
      const progress = $progress.get()
      const trip = progress.kind === 'failed' ? progress.error.details.bookingId : undefined
      if (typeof trip !== 'string') return
      void booking.load({ tripNumber: trip, email: state.emailOf() })
      goTo('confirmation', true)
    },
    tryAgain: () => tryAgain({ state, sender }, goTo),
  }
}

function showNothing({ $payment, $progress }: CheckoutState) {
  $progress.set({ kind: 'none' })
  $payment.set({ kind: 'idle' })
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
    attempts.forget()
    state.reloadContract()
  }
  showNothing(state)
  goTo('billing', true)
}
