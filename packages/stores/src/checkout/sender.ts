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
  readonly onProgress: (progress: Progress, attempt: Attempt) => void
}

/** Sends an attempt and finds out what became of it; sending one again changes nothing at the server. */
export function createSender(options: SenderOptions) {
  const { client, environment, onProgress } = options
  let stop = () => {}
  const dropped = new Set<string>()
  const tell = (attempt: Attempt, progress: Progress) => {
    if (!dropped.has(attempt.id)) onProgress(progress, attempt)
  }

  async function send(attempt: Attempt) {
    if (!attempt.sent) return
    const progress = await sendOnce(options, attempt, attempt.sent)
    if (progress) tell(attempt, progress)
    else poll(attempt)
  }

  const requestOf = (attempt: Attempt) => ({
    client,
    bookingRequestId: attempt.id,
    email: attempt.sent?.email ?? '',
    rules: rulesOf(attempt.method),
  })

  function poll(attempt: Attempt) {
    stop()
    if (dropped.has(attempt.id)) return
    stop = pollStatus({
      ...requestOf(attempt),
      environment,
      onProgress: (progress) => tell(attempt, progress),
      onUnknown: () => void send(attempt),
    })
  }

  return {
    send,
    poll,
    ask: (attempt: Attempt) => askStatus(requestOf(attempt)),
    stop: () => stop(),
    /** Cancels the attempt for the caller: a later answer is ignored. */
    drop: ({ id }: Attempt) => {
      stop()
      dropped.add(id)
    },
  }
}

/** Sends an attempt once; undefined where only the status can say what becomes of it. */
async function sendOnce(
  { client, environment, session }: SenderOptions,
  { id, method }: Attempt,
  { payload, email }: NonNullable<Attempt['sent']>,
): Promise<Progress | undefined> {
  const accessToken = await session.accessToken()
  const identityID = session.identityId()
  const rules = rulesOf(method)
  try {
    const answer = await client(bookSync2, {
      ...payload,
      bookingRequestId: id,
      dealCode: environment.storage.get('dealCode'),
      auth: accessToken && identityID ? { accessToken, identityID } : undefined,
    })
    const { error, bookingId, bookingRequestID } = bookResult(answer, id)
    if (error) return failed(new CallError(error), rules)
    return bookingId ? { kind: 'booked', tripNumber: bookingId, email, bookingRequestID } : undefined
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // No answer is not a failure: the status says what became of the request.
    return error.status >= 400 && error.status < 500 ? refused(error, rules) : undefined
  }
}
