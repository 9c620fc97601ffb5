export const messages = {
  CreditCard: 'Kartu Kredit',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': '{amount} kembali ke kartu Anda.',
}
