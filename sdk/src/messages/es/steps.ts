export const messages = {
  progress: 'Progreso de la reserva',
  'step.CHOOSE_ROOM': 'Elegir habitación',
  'step.DETAILS': 'Introducir datos',
  'step.BOOKING': 'Reserva segura',
  'step.booked': '¡Reservado!',
}
