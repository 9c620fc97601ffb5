export const messages = {
  help: 'Aide',
  contact: 'Nous contacter',
  review: 'Consulter ou annuler une réservation',
  flights: 'Consulter ou annuler un vol',
  cars: 'Consulter ou annuler une location de voiture',
  faq: 'Questions fréquentes',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions générales',
  search: 'Rechercher',
}
