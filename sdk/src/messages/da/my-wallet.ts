export const messages = {
  wallet: 'Din tegnebog',
  loadingWallet: 'Din tegnebog indlæses',
  walletFailed: 'Din tegnebog kunne ikke indlæses.',
  noCoins: 'Der er ingen kryptomønter i din tegnebog.',
  frozen: '{amount} spærret',
  notSpendable: 'Kan ikke bruges nu',
  upcoming: 'Kommende ophold',
  past: 'Tidligere ophold',
  tripNumber: 'Rejsenummer {number}',
}
