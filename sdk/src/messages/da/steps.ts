export const messages = {
  progress: 'Bookingens forløb',
  'step.CHOOSE_ROOM': 'Vælg værelse',
  'step.DETAILS': 'Udfyld oplysninger',
  'step.BOOKING': 'Sikker booking',
  'step.booked': 'Booket!',
}
