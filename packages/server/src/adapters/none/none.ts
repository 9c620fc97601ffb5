import { type Bitcoin, BitcoinError } from '../../ports/bitcoin.ts'
import { type Wallet, WalletError } from '../../ports/wallet.ts'

const refuseWallet = async () => {
  throw new WalletError('UNAVAILABLE', 'There is no wallet at this server.')
}
const refuseBitcoin = async () => {
  throw new BitcoinError('There is no bitcoin at this server.')
}

/** No wallet: no page offers it, and a call is refused. */
export const noWallet: Wallet = {
  provider: 'none',
  balances: refuseWallet,
  history: refuseWallet,
  logo: async () => undefined,
  freeze: refuseWallet,
  find: refuseWallet,
  findByKey: refuseWallet,
  settle: refuseWallet,
  release: refuseWallet,
  refund: refuseWallet,
}

/** No bitcoin, in the same way. */
export const noBitcoin: Bitcoin = {
  provider: 'none',
  open: refuseBitcoin,
  read: refuseBitcoin,
  readEvent: () => undefined,
}
