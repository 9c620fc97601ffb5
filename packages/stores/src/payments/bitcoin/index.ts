export { type BitcoinStore, createBitcoin } from './bitcoin.ts'
export { isQuoteValid } from './quote-clock.ts'
export { isTransferComplete } from './rules.ts'
