export const messages = {
  paying: 'Paying with your wallet',
  walletFailed: 'There was a problem with booking payment',
  noCoins: 'There are no crypto coins on your wallet.',
  reloadCoins: 'Load again',
  loadingCoins: 'Loading your wallet',
  chooseCoins: 'Choose the coins to pay with. They are used in the order you choose them.',
  selected: 'Selected {amount}',
  ofTotal: 'of {total} due now',
  wholePrice: 'The whole price is {coins}',
  uses: 'uses {coins}, {amount}',
  frozen: '{amount} frozen',
  insufficient: 'Insufficient Funds',
}
