export const messages = {
  CreditCard: 'Кредитная карта',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': '{amount} вернётся на вашу карту.',
}
