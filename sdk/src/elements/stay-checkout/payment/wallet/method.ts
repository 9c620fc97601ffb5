import { walletIcon } from '../../../../ui/icon/icons.ts'
import { lazy } from '../../../../ui/lazy/lazy.tsx'
import type { PaymentMethod } from '../method.ts'

export const wallet: PaymentMethod = {
  name: 'WALLET',
  pm: 'Wallet',
  icon: walletIcon,
  isOffered: ({ isMember, payments }) => isMember && Boolean(payments.wallet),
  Panel: lazy(() => import('./pay-by-wallet.tsx').then((part) => part.PayByWallet)),
}
