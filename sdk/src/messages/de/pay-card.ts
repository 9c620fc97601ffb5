export const messages = {
  CreditCard: 'Kreditkarte',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': '{amount} gehen auf Ihre Karte zurück.',
}
