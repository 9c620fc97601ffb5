export const messages = {
  Bitcoin: 'Bitcoin',
  Wallet: 'Wallet',
}
