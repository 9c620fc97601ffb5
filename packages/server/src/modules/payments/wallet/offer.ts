import { isSandboxOffered, type Offer } from '../offer.ts'

export const walletOffer: Offer = {
  name: 'wallet',
  isOn: (config) => isSandboxOffered(config, config.WALLET_PAYMENTS),
}
