import { bookStatus, CallError, type Client } from '@staykit/contract'
import type { Progress } from '../booking/index.ts'
import type { Environment } from '../environment/index.ts'
import type { PaymentRules } from '../payments/index.ts'
import { failed } from './progress.ts'

export const POLL_MS = 5000
export const MAX_POLLS = 24

interface PollOptions {
  readonly client: Client
  readonly environment: Environment
  readonly bookingRequestId: string
  readonly email: string
  /** Rules of its payment method. */
  readonly rules: PaymentRules
  readonly onProgress: (progress: Progress) => void
  /** The server never got the request: the caller sends it again under the same id. */
  readonly onUnknown: () => void
}

type Ask = Pick<PollOptions, 'client' | 'bookingRequestId' | 'email' | 'rules'> & {
  readonly signal?: AbortSignal
}

/** Loads the status of a booking with one call. Throws CallError. */
export async function askStatus({ client, bookingRequestId, email, rules, signal }: Ask): Promise<Progress> {
  const request = { bookingRequestID: bookingRequestId, email }
  const { status, bookingId, error, transfer } = await client(bookStatus, request, { signal })
  if (status === 'HOTEL_BOOKING_COMPLETE' && bookingId)
    return { kind: 'booked', tripNumber: bookingId, email, bookingRequestID: bookingRequestId }
  if (status === 'HOTEL_BOOKING_ERROR')
    return failed(new CallError(error ?? { code: 'SERVER_ERROR', message: status }), rules)
  return rules.expiredBy?.({ status, transfer }) ?? { kind: 'working', status, transfer }
}

/** Polls the status every 5 s, at most 24 times. Returns a function that stops it. */
export function pollStatus(options: PollOptions): () => void {
  const { environment, onProgress, onUnknown } = options
  const abort = new AbortController()
  let polls = 0
  let last: Progress | undefined
  let cancelTimer = environment.timers.after(POLL_MS, poll)

  function again() {
    if (abort.signal.aborted) return
    if (polls < MAX_POLLS) cancelTimer = environment.timers.after(POLL_MS, poll)
    else onProgress({ kind: 'pending', transfer: last?.kind === 'working' ? last.transfer : undefined })
  }

  async function poll() {
    polls++
    try {
      last = await askStatus({ ...options, signal: abort.signal })
      if (abort.signal.aborted) return
      onProgress(last)
      if (last.kind === 'working') again()
    } catch (error) {
      if (abort.signal.aborted) return
      if (error instanceof CallError && error.status === 404) onUnknown()
      else again()
    }
  }

  return () => {
    abort.abort()
    cancelTimer()
  }
}
