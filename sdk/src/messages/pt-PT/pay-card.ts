export const messages = {
  CreditCard: 'Cartão de crédito',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': '{amount} volta para o seu cartão.',
}
