export { type CoinPayment, createCoinHistory } from './coin-history.ts'
export { payByWallet } from './pay-by-wallet.ts'
export { createWallet, MAX_COINS, type WalletItem, type WalletState, type WalletStore } from './wallet.ts'
