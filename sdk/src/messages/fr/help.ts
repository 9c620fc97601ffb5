export const messages = {
  help: 'Aide',
  'link.contact': 'Nous contacter',
  'link.review': 'Consulter ou annuler une réservation',
  'link.flights': 'Consulter ou annuler un vol',
  'link.cars': 'Consulter ou annuler une location de voiture',
  'link.faq': 'Questions fréquentes',
  'link.privacy': 'Politique de confidentialité',
  'link.terms': 'Conditions générales',
  'link.search': 'Rechercher',
}
