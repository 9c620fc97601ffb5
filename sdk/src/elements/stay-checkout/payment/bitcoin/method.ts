import { isTransferComplete } from '@staykit/stores/payments/bitcoin'
import { bitcoinIcon } from '../../../../ui/icon/icons.ts'
import { lazy } from '../../../../ui/lazy/lazy.tsx'
import type { PaymentMethod } from '../method.ts'

export const bitcoin: PaymentMethod = {
  name: 'BITCOIN',
  pm: 'Bitcoin',
  icon: bitcoinIcon,
  isOffered: ({ isMember, payments }) => isMember && Boolean(payments.bitcoin),
  Panel: lazy(() => import('./bitcoin-panel.tsx').then((part) => part.BitcoinPanel)),
  workingText: (progress) => (isTransferComplete(progress) ? 'transferComplete' : undefined),
  notBookedText: 'paidBack',
  Expired: lazy(() => import('./expired-transfer.tsx').then((part) => part.ExpiredTransfer)),
}
