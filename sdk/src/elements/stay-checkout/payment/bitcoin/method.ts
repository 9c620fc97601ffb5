import { isTransferComplete } from '@staykit/stores/payments/bitcoin'
import { bitcoinIcon } from '../../../../ui/icons.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import type { CheckoutStores } from '../../use-checkout.ts'
import type { PanelProps, PaymentMethod } from '../method.ts'

export const bitcoin: PaymentMethod = {
  name: 'BITCOIN',
  pm: 'Bitcoin',
  icon: bitcoinIcon,
  isOffered: ({ isMember, payments }) => isMember && Boolean(payments.bitcoin),
  Panel: lazy<PanelProps>(() => import('./bitcoin-panel.tsx').then((part) => part.BitcoinPanel)),
  workingText: (progress) => (isTransferComplete(progress) ? 'transferComplete' : undefined),
  Expired: lazy<{ stores: CheckoutStores }>(() =>
    import('./expired-transfer.tsx').then((part) => part.ExpiredTransfer),
  ),
}
