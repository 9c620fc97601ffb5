export const messages = {
  Bitcoin: 'Bitcoin',
  'paidWith.BITCOIN': 'Bitcoin',
  'refund.BITCOIN': '{amount} geri ödenir; nasıl olacağını bir e-posta açıklar.',
}
