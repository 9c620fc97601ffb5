export const messages = {
  Wallet: 'Wallet',
  'paidWith.WALLET': 'Wallet',
  'refund.WALLET': '{amount} gehen in Ihr Wallet zurück.',
}
