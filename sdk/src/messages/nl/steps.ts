export const messages = {
  progress: 'Voortgang van de boeking',
  'step.CHOOSE_ROOM': 'Kies een kamer',
  'step.DETAILS': 'Gegevens invullen',
  'step.BOOKING': 'Veilig boeken',
  'step.booked': 'Geboekt!',
}
