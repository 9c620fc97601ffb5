export const messages = {
  yourCards: 'Ваши карты',
  newCard: 'Другая карта',
  saveCard: 'Сохранить эту карту для следующего бронирования',
  ending: '{type} •••• {last}',
  expires: 'Действительна до {date}',
  default: 'По умолчанию',
  cardsFailed: 'Не удалось загрузить сохранённые карты. Вы можете оплатить другой картой.',
  cardExpired: 'Срок действия истёк {date}',
}
