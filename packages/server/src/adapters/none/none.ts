import { type Bitcoin, BitcoinError } from '../../ports/bitcoin.ts'
import { type Wallet, WalletError } from '../../ports/wallet.ts'

const noWallet = async () => {
  throw new WalletError('UNAVAILABLE', 'There is no wallet at this server.')
}
const noBitcoin = async () => {
  throw new BitcoinError('There is no bitcoin at this server.')
}

/** Where nobody keeps coins: no page offers them, and a call that is made all the same is told so. */
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

/** The same for bitcoin. */
export const bitcoinOfNobody: Bitcoin = {
  provider: 'none',
  open: noBitcoin,
  read: noBitcoin,
  readEvent: () => undefined,
}
