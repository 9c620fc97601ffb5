export const messages = {
  Wallet: 'Lommebok',
  'paidWith.WALLET': 'Lommebok',
  'refund.WALLET': '{amount} går tilbake til lommeboken din.',
}
