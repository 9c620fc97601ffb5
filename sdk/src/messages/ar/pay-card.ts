export const messages = {
  CreditCard: 'بطاقة ائتمان',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': 'يعود {amount} إلى بطاقتك.',
}
