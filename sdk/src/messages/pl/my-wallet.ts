export const messages = {
  wallet: 'Twój portfel',
  loadingWallet: 'Wczytujemy Twój portfel',
  walletFailed: 'Nie udało się wczytać Twojego portfela.',
  noCoins: 'W Twoim portfelu nie ma kryptowalut.',
  frozen: 'zablokowane: {amount}',
  notSpendable: 'Nie można teraz wydać',
  upcoming: 'Nadchodzące pobyty',
  past: 'Minione pobyty',
  tripNumber: 'Numer podróży {number}',
}
