import { randomUUID } from 'node:crypto'
import { renew } from '../../../kernel/saga/rows.ts'
import { requestTable } from './requests.ts'
import type { SagaDeps } from './saga-deps.ts'

/** Only one process has the card of a payload: no other may take the booking over for this time, seconds. */
export const CARD_LEASE_SECONDS = 40
const RENEW_MS = 10_000

/** Renews the leases of bookings whose card only this process has, while they wait for authorisation. */
export function holdCardLeases({ db, log }: SagaDeps) {
  const held = new Set<string>()
  const owner = randomUUID()
  let timer: NodeJS.Timeout | undefined
  const renewAll = () => {
    const lease = { ids: [...held], state: 'stored' as const, owner, seconds: CARD_LEASE_SECONDS }
    renew(db, requestTable, lease).catch((error: unknown) =>
      log.warn({ err: error }, 'leases are not renewed'),
    )
  }
  return {
    /** Owner of all these leases: a process starts a request once. */
    owner,
    hold(id: string) {
      held.add(id)
      timer ??= setInterval(renewAll, RENEW_MS).unref()
    },
    drop(id: string) {
      held.delete(id)
      if (held.size > 0) return
      clearInterval(timer)
      timer = undefined
    },
  }
}
