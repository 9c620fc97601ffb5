import { hasSandboxCards, type Offer } from '../offer.ts'

export const walletOffer: Offer = {
  name: 'wallet',
  isOn: (config) => config.WALLET_PAYMENTS ?? hasSandboxCards(config),
}
