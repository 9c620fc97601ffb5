export const messages = {
  progress: 'Bestillingens fremdrift',
  'step.CHOOSE_ROOM': 'Velg rom',
  'step.DETAILS': 'Fyll inn opplysninger',
  'step.BOOKING': 'Sikker bestilling',
  'step.booked': 'Bestilt!',
}
