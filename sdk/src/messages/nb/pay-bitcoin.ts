export const messages = {
  Bitcoin: 'Bitcoin',
  'paidWith.BITCOIN': 'Bitcoin',
  'refund.BITCOIN': '{amount} betales tilbake; en e-post forteller hvordan.',
}
