import { type Bitcoin, BitcoinError } from '../../ports/bitcoin.ts'
import { type Wallet, WalletError } from '../../ports/wallet.ts'

const noWallet = async () => {
  throw new WalletError('UNAVAILABLE', 'There is no wallet at this server.')
}
const noBitcoin = async () => {
  throw new BitcoinError('There is no bitcoin at this server.')
}

/** No wallet: no page offers it, and a call is refused. */
export const walletOfNobody: Wallet = {
  provider: 'none',
  balances: noWallet,
  history: noWallet,
  logo: async () => undefined,
  freeze: noWallet,
  find: noWallet,
  findByKey: noWallet,
  settle: noWallet,
  release: noWallet,
  refund: noWallet,
}

/** No bitcoin, in the same way. */
export const bitcoinOfNobody: Bitcoin = {
  provider: 'none',
  open: noBitcoin,
  read: noBitcoin,
  readEvent: () => undefined,
}
