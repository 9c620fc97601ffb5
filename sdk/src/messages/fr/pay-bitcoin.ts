export const messages = {
  Bitcoin: 'Bitcoin',
  'paidWith.BITCOIN': 'Bitcoin',
  'refund.BITCOIN': '{amount} sont remboursés ; un e-mail dit comment.',
}
