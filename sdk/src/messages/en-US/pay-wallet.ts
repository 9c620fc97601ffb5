export const messages = {
  Wallet: 'Wallet',
  'paidWith.WALLET': 'Wallet',
  'refund.WALLET': '{amount} goes back to your wallet.',
}
