export const messages = {
  CreditCard: 'Creditcard',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': '{amount} gaat terug naar uw kaart.',
}
