export { type BitcoinStore, createBitcoin, isQuoteValid } from './bitcoin.ts'
