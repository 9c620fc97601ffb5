export const messages = {
  progress: 'Avanzamento della prenotazione',
  'step.CHOOSE_ROOM': 'Scelga una camera',
  'step.DETAILS': 'Inserisca i dati',
  'step.BOOKING': 'Prenotazione sicura',
  'step.booked': 'Prenotato!',
}
