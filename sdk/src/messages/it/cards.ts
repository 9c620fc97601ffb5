export const messages = {
  yourCards: 'Le Sue carte',
  newCard: 'Un’altra carta',
  saveCard: 'Salva questa carta per la mia prossima prenotazione',
  ending: '{type} •••• {last}',
  expires: 'Scade il {date}',
  default: 'Predefinita',
  cardsFailed: 'Non è stato possibile caricare le carte salvate. Può pagare con un’altra carta.',
  cardExpired: 'Scaduta il {date}',
}
