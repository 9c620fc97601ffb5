export const messages = {
  nextTrip: 'A sua próxima viagem',
  recorded: 'O seu registo está na sua carteira.',
  moreTrips: { one: 'mais {count} viagem', other: 'mais {count} viagens' },
}
