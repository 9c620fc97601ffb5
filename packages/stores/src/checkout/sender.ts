import { bookSync2, CallError, type Client } from '@staykit/contract'
import type { Progress } from '../booking/index.ts'
import type { Environment } from '../environment/index.ts'
import { rulesOf } from '../payments/index.ts'
import type { SessionStore } from '../session/index.ts'
import type { Attempt } from './attempt.ts'
import { askStatus, pollStatus } from './poll-status.ts'
import { bookResult, failed, refused } from './progress.ts'

interface SenderOptions {
  readonly client: Client
  readonly environment: Environment
  readonly session: Pick<SessionStore, 'accessToken' | 'identityId'>
  readonly onProgress: (progress: Progress) => void
}

/** Sends an attempt and finds out what became of it; sending one again changes nothing at the server. */
export function createSender({ client, environment, session, onProgress }: SenderOptions) {
  let stop = () => {}

  async function send(attempt: Attempt) {
    if (!attempt.sent) return
    const { payload, email } = attempt.sent
    const accessToken = await session.accessToken()
    const identityID = session.identityId()
    try {
      const answer = await client(bookSync2, {
        ...payload,
        bookingRequestId: attempt.id,
        dealCode: environment.storage.get('dealCode'),
        auth: accessToken && identityID ? { accessToken, identityID } : undefined,
      })
      const { error, bookingId, bookingRequestID } = bookResult(answer, attempt.id)
      if (error) onProgress(failed(new CallError(error), rulesOf(attempt.method)))
      else if (bookingId) onProgress({ kind: 'booked', tripNumber: bookingId, email, bookingRequestID })
      else poll(attempt)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // No answer is not a failure: the status says what became of the request.
      if (error.status >= 400 && error.status < 500) onProgress(refused(error, rulesOf(attempt.method)))
      else poll(attempt)
    }
  }

  const asked = (attempt: Attempt) => ({
    client,
    bookingRequestId: attempt.id,
    email: attempt.sent?.email ?? '',
    rules: rulesOf(attempt.method),
  })

  function poll(attempt: Attempt) {
    stop()
    stop = pollStatus({
      ...asked(attempt),
      environment,
      onProgress,
      onUnknown: () => void send(attempt),
    })
  }

  return { send, poll, ask: (attempt: Attempt) => askStatus(asked(attempt)), stop: () => stop() }
}
