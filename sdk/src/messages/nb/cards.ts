export const messages = {
  yourCards: 'Kortene dine',
  newCard: 'Et annet kort',
  saveCard: 'Lagre kortet til neste bestilling',
  ending: '{type} •••• {last}',
  expires: 'Utløper {date}',
  default: 'Standard',
  cardsFailed: 'De lagrede kortene dine kunne ikke lastes inn. Du kan betale med et annet kort.',
  cardExpired: 'Utløp {date}',
}
