export const messages = {
  Wallet: 'Portafoglio',
  'paidWith.WALLET': 'Portafoglio',
  'refund.WALLET': '{amount} torna nel Suo portafoglio.',
}
