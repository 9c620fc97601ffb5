import { randomUUID } from 'node:crypto'
import { renew } from '../../../kernel/saga/rows.ts'
import { requestTable } from './requests.ts'
import type { SagaDeps } from './saga-deps.ts'

/** A card of the payload is known to one process only: nobody else may take such a booking up for so long, seconds. */
export const CARD_LEASE_SECONDS = 40
const RENEW_MS = 10_000

/** Renews the leases of bookings whose card this process alone knows, while they wait here for their authorisation. */
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
    /** Of all these leases: a request is begun once in a process. */
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
