export const messages = {
  wallet: 'Lommeboken din',
  loadingWallet: 'Lommeboken din lastes inn',
  walletFailed: 'Lommeboken din kunne ikke lastes inn.',
  noCoins: 'Det er ingen kryptomynter i lommeboken din.',
  frozen: '{amount} sperret',
  notSpendable: 'Kan ikke brukes nå',
  upcoming: 'Kommende opphold',
  past: 'Tidligere opphold',
  tripNumber: 'Reisenummer {number}',
}
