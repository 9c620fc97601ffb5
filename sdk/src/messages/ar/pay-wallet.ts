export const messages = {
  Wallet: 'المحفظة',
  'paidWith.WALLET': 'المحفظة',
  'refund.WALLET': 'يعود {amount} إلى محفظتك.',
}
