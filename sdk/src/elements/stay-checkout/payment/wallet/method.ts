import { walletIcon } from '../../../../ui/icon/icons.ts'
import { beside } from '../beside.ts'
import type { PaymentMethod } from '../method.ts'

export const wallet: PaymentMethod = {
  name: 'WALLET',
  pm: 'Wallet',
  icon: walletIcon,
  isOffered: ({ isMember, payments }) => isMember && Boolean(payments.wallet),
  Panel: beside(() => import('./pay-by-wallet.tsx')),
}
