export const messages = {
  booking: 'Забронируйте проживание',
  newSearch: 'Новый поиск',
  reservation: 'Моё бронирование',
  close: 'Закрыть',
}
