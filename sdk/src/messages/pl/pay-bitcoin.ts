export const messages = {
  Bitcoin: 'Bitcoin',
  'paidWith.BITCOIN': 'Bitcoin',
  'refund.BITCOIN': 'Zwrócimy {amount}; jak to zrobimy, napiszemy w e-mailu.',
}
