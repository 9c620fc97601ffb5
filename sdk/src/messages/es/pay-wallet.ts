export const messages = {
  Wallet: 'Monedero',
  'paidWith.WALLET': 'Monedero',
  'refund.WALLET': '{amount} vuelven a su monedero.',
}
