export const messages = {
  Bitcoin: 'Bitcoin',
  Wallet: 'Portefeuille',
}
