export const messages = {
  Bitcoin: 'Bitcoin',
  'paidWith.BITCOIN': 'Bitcoin',
  'refund.BITCOIN': '{amount} dibayarkan kembali; sebuah email menjelaskan caranya.',
}
