export const messages = {
  progress: 'Progresso da reserva',
  'step.CHOOSE_ROOM': 'Escolher quarto',
  'step.DETAILS': 'Preencher dados',
  'step.BOOKING': 'Reserva segura',
  'step.booked': 'Reservado!',
}
