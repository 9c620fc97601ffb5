export const messages = {
  Wallet: 'Portemonnee',
  'paidWith.WALLET': 'Portemonnee',
  'refund.WALLET': '{amount} gaat terug naar uw portemonnee.',
}
