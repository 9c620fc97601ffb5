export const messages = {
  wallet: 'Ваш кошелёк',
  loadingWallet: 'Загружаем ваш кошелёк',
  walletFailed: 'Не удалось загрузить ваш кошелёк.',
  noCoins: 'В вашем кошельке нет криптомонет.',
  frozen: '{amount} заморожено',
  notSpendable: 'Сейчас нельзя потратить',
  upcoming: 'Предстоящие проживания',
  past: 'Прошлые проживания',
  tripNumber: 'Номер поездки {number}',
}
