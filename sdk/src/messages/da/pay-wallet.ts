export const messages = {
  Wallet: 'Tegnebog',
  'paidWith.WALLET': 'Tegnebog',
  'refund.WALLET': '{amount} går tilbage til din tegnebog.',
}
