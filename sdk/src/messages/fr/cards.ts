export const messages = {
  yourCards: 'Vos cartes',
  newCard: 'Une autre carte',
  saveCard: 'Enregistrer cette carte pour ma prochaine réservation',
  ending: '{type} •••• {last}',
  expires: 'Expire le {date}',
  default: 'Par défaut',
  cardsFailed: 'Vos cartes enregistrées n’ont pas pu être chargées. Vous pouvez payer avec une autre carte.',
  cardExpired: 'Expirée {date}',
}
