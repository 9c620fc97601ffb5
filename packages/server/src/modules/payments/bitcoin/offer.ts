import { isSandboxOffered, type Offer } from '../offer.ts'

export const bitcoinOffer: Offer = {
  name: 'bitcoin',
  isOn: (config) =>
    config.BTCPAY_URL ? (config.BITCOIN_PAYMENTS ?? true) : isSandboxOffered(config, config.BITCOIN_PAYMENTS),
}
