import type { Expired, Progress } from '../../booking/progress.ts'
import type { PaymentRules } from '../method.ts'

/** `received` satoshi came, which is too little or too late. */
export const expired = (received: number): Expired => ({ kind: 'expired', method: 'BITCOIN', received })

/** A transfer is waited for beside its quote. */
export const bitcoinRules: PaymentRules = {
  name: 'BITCOIN',
  waitsInPanel: true,
  paidWith: () => ({}),
  expiredBy: ({ status, transfer }) =>
    status === 'BITCOIN_TRANSFER_TIMEOUT' ? expired(transfer?.received ?? 0) : undefined,
  expiredAfter: ({ code }) => (code === 'QUOTE_EXPIRED' ? expired(0) : undefined),
}

/** The transfer has come whole. */
export const isTransferComplete = (progress: Progress) =>
  progress.kind === 'working' && progress.status === 'BITCOIN_TRANSFER_COMPLETE'

/** What of a booking is shown where every booking is: the transfer is no longer waited for. */
export const isPastTransfer = (progress: Progress) =>
  progress.kind === 'failed' ||
  (progress.kind === 'working' &&
    progress.status !== undefined &&
    progress.status !== 'BITCOIN_TRANSFER_PENDING')

/** The expiry that a transfer stands at when its time is over: undefined where it has arrived whole. */
export function shortBy(progress: Progress): Expired | undefined {
  if (progress.kind !== 'working' || progress.status !== 'BITCOIN_TRANSFER_PENDING') return undefined
  const { due = 1, received = 0 } = progress.transfer ?? {}
  return received < due ? expired(received) : undefined
}
