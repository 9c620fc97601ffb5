export const messages = {
  Wallet: 'Plånbok',
  'paidWith.WALLET': 'Plånbok',
  'refund.WALLET': '{amount} går tillbaka till din plånbok.',
}
