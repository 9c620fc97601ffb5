export const messages = {
  paying: 'Płatność z Twojego portfela',
  walletFailed: 'Wystąpił problem z płatnością za rezerwację',
  noCoins: 'W Twoim portfelu nie ma kryptowalut.',
  reloadCoins: 'Wczytaj ponownie',
  loadingCoins: 'Wczytujemy Twój portfel',
  chooseCoins:
    'Wybierz kryptowaluty, którymi chcesz zapłacić. Zostaną użyte w kolejności, w jakiej je wybierzesz.',
  selected: 'Wybrano {amount}',
  ofTotal: 'z {total} płatnych teraz',
  wholePrice: 'Cała cena to {coins}',
  uses: 'użyto {coins}, {amount}',
  frozen: 'zablokowane: {amount}',
  insufficient: 'Niewystarczające środki',
}
