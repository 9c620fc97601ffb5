export const messages = {
  Wallet: 'Portefeuille',
  'paidWith.WALLET': 'Portefeuille',
  'refund.WALLET': '{amount} reviennent dans votre portefeuille.',
}
