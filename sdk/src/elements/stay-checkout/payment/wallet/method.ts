import { walletIcon } from '../../../../ui/icons.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import type { PanelProps, PaymentMethod } from '../method.ts'

export const wallet: PaymentMethod = {
  name: 'WALLET',
  pm: 'Wallet',
  icon: walletIcon,
  isOffered: ({ isMember, payments }) => isMember && Boolean(payments.wallet),
  Panel: lazy<PanelProps>(() => import('./wallet-panel.tsx').then((part) => part.WalletPanel)),
}
