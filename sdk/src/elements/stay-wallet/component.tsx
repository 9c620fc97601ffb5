import { messages as walletTexts } from '@staykit/words/en/my-wallet'
import { ForMember } from '../../features/for-member.tsx'
import { WalletPanel, WalletSkeleton } from '../../features/payment/wallet/wallet-panel.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { withTexts } from '../../ui/with-texts.tsx'
import type { stayWallet } from './element.ts'

function Wallet(_props: PropsOf<typeof stayWallet>) {
  return <ForMember loading={<WalletSkeleton />}>{(member) => <WalletPanel {...member} />}</ForMember>
}

export const StayWallet = withTexts({ 'my-wallet': walletTexts }, Wallet)
