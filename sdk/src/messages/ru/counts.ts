export const messages = {
  nights: {
    one: '{count} ночь',
    few: '{count} ночи',
    many: '{count} ночей',
    other: '{count} ночи',
  },
  roomCount: {
    one: '{count} номер',
    few: '{count} номера',
    many: '{count} номеров',
    other: '{count} номера',
  },
  guestCount: {
    one: '{count} гость',
    few: '{count} гостя',
    many: '{count} гостей',
    other: '{count} гостя',
  },
}
