export const messages = {
  CreditCard: 'Carta di credito',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': '{amount} torna sulla Sua carta.',
}
