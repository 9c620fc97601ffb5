export const messages = {
  booking: 'Réserver votre séjour',
  newSearch: 'Nouvelle recherche',
  reservation: 'Ma réservation',
  close: 'Fermer',
}
