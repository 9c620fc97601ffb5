export const messages = {
  Bitcoin: 'Bitcoin',
  'paidWith.BITCOIN': 'Bitcoin',
  'refund.BITCOIN': '{amount} werden zurückgezahlt; eine E-Mail sagt, wie.',
}
