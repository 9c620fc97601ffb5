export const messages = {
  progress: 'Fortschritt der Buchung',
  'step.CHOOSE_ROOM': 'Zimmer wählen',
  'step.DETAILS': 'Angaben',
  'step.BOOKING': 'Sicher buchen',
  'step.booked': 'Gebucht!',
}
