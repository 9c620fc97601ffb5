export const messages = {
  dealTitle: 'Скидки до 60 % с промокодом',
  dealHint: 'Нет промокода? Участники видят предложения сразу.',
  dealCode: 'Промокод',
  enterDealCode: 'Введите промокод',
  applyCode: 'Применить',
  signUp: 'Зарегистрироваться',
}
