export const messages = {
  findingDeals: 'НАШ ИИ ИЩЕТ ДЛЯ ВАС ПРЕДЛОЖЕНИЯ!',
  overlayCheckIn: 'Заезд',
  overlayCheckOut: 'Выезд',
}
