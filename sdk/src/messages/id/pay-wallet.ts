export const messages = {
  Wallet: 'Dompet',
  'paidWith.WALLET': 'Dompet',
  'refund.WALLET': '{amount} kembali ke dompet Anda.',
}
