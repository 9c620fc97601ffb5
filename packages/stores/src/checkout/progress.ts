import { type BookingStatus, bookStatus, CallError, type Client } from '@staykit/contract'
import type { Environment } from '../environment/index.ts'

export const POLL_MS = 5000
export const MAX_POLLS = 24

/** Where a booking stands for the traveller. */
export type Progress =
  | { readonly kind: 'none' }
  /** `status` is what the wire last said. */
  | {
      readonly kind: 'working'
      readonly status: BookingStatus | undefined
      readonly transferComplete: boolean
    }
  /** 24 polls are over: still confirming, and nobody should pay again. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly error: CallError; readonly detail: string }
  | { readonly kind: 'booked'; readonly tripNumber: string; readonly email: string }

export const working: Progress = { kind: 'working', status: undefined, transferComplete: false }

/** The detail line of a failure: what stands after the first colon of the error status (HOT-308). */
export function failureDetail(message: string): string {
  const colon = message.indexOf(':')
  return colon === -1 ? '' : message.slice(colon + 1).trim()
}

export function failed(error: CallError): Progress {
  return { kind: 'failed', error, detail: failureDetail(error.message) }
}

interface PollOptions {
  readonly client: Client
  readonly environment: Environment
  readonly bookingRequestId: string
  readonly email: string
  readonly onProgress: (progress: Progress) => void
  /** The server never got the request: the caller sends it again under the same id. */
  readonly onUnknown: () => void
}

/** Asks for the status every 5 s, at most 24 times; answers a function that stops it. */
export function pollStatus(options: PollOptions): () => void {
  const { client, environment, bookingRequestId, email, onProgress, onUnknown } = options
  const abort = new AbortController()
  let polls = 0
  let cancelTimer = environment.timers.after(POLL_MS, poll)

  function again() {
    if (abort.signal.aborted) return
    if (polls >= MAX_POLLS) onProgress({ kind: 'pending' })
    else cancelTimer = environment.timers.after(POLL_MS, poll)
  }

  async function poll() {
    polls++
    try {
      const request = { bookingRequestID: bookingRequestId, email }
      const { status, bookingId, error } = await client(bookStatus, request, { signal: abort.signal })
      if (abort.signal.aborted) return
      if (status === 'HOTEL_BOOKING_COMPLETE' && bookingId) {
        onProgress({ kind: 'booked', tripNumber: bookingId, email })
      } else if (status === 'HOTEL_BOOKING_ERROR') {
        onProgress(failed(new CallError(error ?? { code: 'SERVER_ERROR', message: status })))
      } else {
        onProgress({ kind: 'working', status, transferComplete: status === 'BITCOIN_TRANSFER_COMPLETE' })
        again()
      }
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
