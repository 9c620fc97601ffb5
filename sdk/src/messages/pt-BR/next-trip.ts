export const messages = {
  nextTrip: 'Sua próxima viagem',
  recorded: 'O registro dela está na sua carteira.',
  moreTrips: { one: 'mais {count} viagem', other: 'mais {count} viagens' },
}
