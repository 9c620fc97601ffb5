export const messages = {
  Wallet: 'Cüzdan',
  'paidWith.WALLET': 'Cüzdan',
  'refund.WALLET': '{amount} cüzdanınıza geri döner.',
}
