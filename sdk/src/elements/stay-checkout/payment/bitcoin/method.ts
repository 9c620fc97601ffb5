import { isTransferComplete } from '@staykit/stores/payments/bitcoin'
import { bitcoinIcon } from '../../../../ui/icon/icons.ts'
import { beside } from '../beside.ts'
import type { PaymentMethod } from '../method.ts'

export const bitcoin: PaymentMethod = {
  name: 'BITCOIN',
  pm: 'Bitcoin',
  icon: bitcoinIcon,
  isOffered: ({ isMember, payments }) => isMember && Boolean(payments.bitcoin),
  Panel: beside(() => import('./bitcoin-panel.tsx')),
  workingText: (progress) => (isTransferComplete(progress) ? 'transferComplete' : undefined),
  Expired: beside(() => import('./expired-transfer.tsx')),
}
