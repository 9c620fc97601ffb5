export const messages = {
  paying: 'Zahlung mit Ihrem Wallet',
  walletFailed: 'Bei der Zahlung der Buchung gab es ein Problem',
  noCoins: 'In Ihrem Wallet sind keine Kryptomünzen.',
  reloadCoins: 'Erneut laden',
  loadingCoins: 'Ihr Wallet wird geladen',
  chooseCoins:
    'Wählen Sie die Münzen, mit denen Sie zahlen möchten. Sie werden in der Reihenfolge Ihrer Wahl verwendet.',
  selected: 'Gewählt: {amount}',
  ofTotal: 'von {total} jetzt fällig',
  wholePrice: 'Ganzer Preis: {coins}',
  uses: 'verwendet {coins}, {amount}',
  frozen: '{amount} gesperrt',
  insufficient: 'Guthaben reicht nicht aus',
}
