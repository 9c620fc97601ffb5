export const messages = {
  Bitcoin: 'Bitcoin',
  'paidWith.BITCOIN': 'Bitcoin',
  'refund.BITCOIN': '{amount} is paid back; a mail says how.',
}
