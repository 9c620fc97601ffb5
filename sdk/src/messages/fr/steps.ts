export const messages = {
  progress: 'Avancement de la réservation',
  'step.CHOOSE_ROOM': 'Choisir une chambre',
  'step.DETAILS': 'Vos informations',
  'step.BOOKING': 'Réservation sécurisée',
  'step.booked': 'Réservé !',
}
