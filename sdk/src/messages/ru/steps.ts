export const messages = {
  progress: 'Этапы бронирования',
  'step.CHOOSE_ROOM': 'Выбор номера',
  'step.DETAILS': 'Ввод данных',
  'step.BOOKING': 'Безопасное бронирование',
  'step.booked': 'Забронировано!',
}
