export const messages = {
  yourCards: 'Vos cartes',
  newCard: 'Une autre carte',
  saveCard: 'Enregistrer cette carte pour ma prochaine réservation',
  ending: '{type} se terminant par {last}',
  default: 'Par défaut',
  cardExpired: 'Expirée',
}
