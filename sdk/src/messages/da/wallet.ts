export const messages = {
  paying: 'Betaling med din tegnebog',
  walletFailed: 'Der var et problem med betalingen af bookingen',
  noCoins: 'Der er ingen kryptomønter i din tegnebog.',
  reloadCoins: 'Indlæs igen',
  loadingCoins: 'Din tegnebog indlæses',
  chooseCoins: 'Vælg de mønter, du vil betale med. De bruges i den rækkefølge, du vælger dem.',
  selected: 'Valgt {amount}',
  ofTotal: 'af {total}, der betales nu',
  wholePrice: 'Hele prisen er {coins}',
  uses: 'bruger {coins}, {amount}',
  frozen: '{amount} spærret',
  insufficient: 'Saldoen rækker ikke',
}
