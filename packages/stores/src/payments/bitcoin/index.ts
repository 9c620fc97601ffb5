export { type BitcoinStore, createBitcoin, isQuoteValid } from './bitcoin.ts'
export { isTransferComplete } from './rules.ts'
