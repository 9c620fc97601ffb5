export const messages = {
  CreditCard: 'Credit Card',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': '{amount} goes back to your card.',
}
