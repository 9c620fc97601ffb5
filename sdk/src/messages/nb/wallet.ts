export const messages = {
  paying: 'Betaling med lommeboken din',
  walletFailed: 'Det oppsto et problem med betalingen av bestillingen',
  noCoins: 'Det er ingen kryptomynter i lommeboken din.',
  reloadCoins: 'Last inn igjen',
  loadingCoins: 'Lommeboken din lastes inn',
  chooseCoins: 'Velg myntene du vil betale med. De brukes i den rekkefølgen du velger dem.',
  selected: 'Valgt {amount}',
  ofTotal: 'av {total} som betales nå',
  wholePrice: 'Hele prisen er {coins}',
  uses: 'bruker {coins}, {amount}',
  frozen: '{amount} sperret',
  insufficient: 'Saldoen er for lav',
}
