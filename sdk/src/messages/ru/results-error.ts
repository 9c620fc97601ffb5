export const messages = {
  nothingFree: '{place}: ни в одном отеле нет номера с {from} по {to}. Выберите другие даты.',
  tryAgain: 'Повторить',
  noHotels: 'отели не найдены',
  past: 'Вы живёте в прошлом!',
  pastHint: 'Проверьте даты',
}
