export const messages = {
  Wallet: 'Portfel',
  'paidWith.WALLET': 'Portfel',
  'refund.WALLET': '{amount} wraca do Twojego portfela.',
}
