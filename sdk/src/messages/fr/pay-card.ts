export const messages = {
  CreditCard: 'Carte bancaire',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': '{amount} sont remboursés sur votre carte.',
}
