export const messages = {
  CreditCard: 'Karta kredytowa',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': '{amount} wraca na Twoją kartę.',
}
