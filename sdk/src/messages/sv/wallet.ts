export const messages = {
  paying: 'Betalning med din plånbok',
  walletFailed: 'Det blev problem med betalningen av bokningen',
  noCoins: 'Det finns inga kryptomynt i din plånbok.',
  reloadCoins: 'Ladda igen',
  loadingCoins: 'Din plånbok laddas',
  chooseCoins: 'Välj vilka mynt du vill betala med. De används i den ordning du väljer dem.',
  selected: 'Valt {amount}',
  ofTotal: 'av {total} som betalas nu',
  wholePrice: 'Hela priset är {coins}',
  uses: 'använder {coins}, {amount}',
  frozen: '{amount} spärrat',
  insufficient: 'Saldot räcker inte',
}
