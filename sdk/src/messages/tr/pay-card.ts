export const messages = {
  CreditCard: 'Kredi kartı',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': '{amount} kartınıza geri döner.',
}
