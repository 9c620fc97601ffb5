export const messages = {
  nextTrip: 'Su próximo viaje',
  recorded: 'Su registro está en su monedero.',
  moreTrips: { one: '{count} viaje más', other: '{count} viajes más' },
}
