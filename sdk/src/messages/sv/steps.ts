export const messages = {
  progress: 'Bokningens förlopp',
  'step.CHOOSE_ROOM': 'Välj rum',
  'step.DETAILS': 'Fyll i uppgifter',
  'step.BOOKING': 'Säker bokning',
  'step.booked': 'Bokat!',
}
