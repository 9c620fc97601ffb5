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
