export const messages = {
  CreditCard: 'Tarjeta de crédito',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': '{amount} vuelven a su tarjeta.',
}
