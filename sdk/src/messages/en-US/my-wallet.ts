export const messages = {
  wallet: 'Your Wallet',
  loadingWallet: 'Loading your wallet',
  walletFailed: 'Your wallet could not be loaded.',
  noCoins: 'There are no crypto coins on your wallet.',
  frozen: '{amount} frozen',
  notSpendable: 'Cannot be spent now',
  upcoming: 'Upcoming stays',
  past: 'Past stays',
  tripNumber: 'Trip number {number}',
}
