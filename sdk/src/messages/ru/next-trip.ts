export const messages = {
  nextTrip: 'Ваша следующая поездка',
  recorded: 'Запись о ней в вашем кошельке.',
  moreTrips: {
    one: 'Ещё {count} поездка',
    few: 'Ещё {count} поездки',
    many: 'Ещё {count} поездок',
    other: 'Ещё {count} поездки',
  },
}
