import { hasSandboxCards, type Offer } from '../offer.ts'

export const bitcoinOffer: Offer = {
  name: 'bitcoin',
  isOn: (config) => config.BITCOIN_PAYMENTS ?? (hasSandboxCards(config) || Boolean(config.BTCPAY_URL)),
}
