export const messages = {
  Wallet: 'Carteira',
  'paidWith.WALLET': 'Carteira',
  'refund.WALLET': '{amount} volta para a sua carteira.',
}
