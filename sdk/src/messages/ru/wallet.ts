export const messages = {
  paying: 'Оплата из вашего кошелька',
  walletFailed: 'При оплате бронирования возникла проблема',
  noCoins: 'В вашем кошельке нет криптомонет.',
  reloadCoins: 'Загрузить снова',
  loadingCoins: 'Загружаем ваш кошелёк',
  chooseCoins: 'Выберите монеты для оплаты. Они используются в том порядке, в котором вы их выбираете.',
  selected: 'Выбрано {amount}',
  ofTotal: 'из {total} к оплате сейчас',
  wholePrice: 'Вся цена — {coins}',
  uses: 'используется {coins}, {amount}',
  frozen: '{amount} заморожено',
  insufficient: 'Недостаточно средств',
}
