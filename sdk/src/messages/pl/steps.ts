export const messages = {
  progress: 'Postęp rezerwacji',
  'step.CHOOSE_ROOM': 'Wybierz pokój',
  'step.DETAILS': 'Podaj dane',
  'step.BOOKING': 'Bezpieczna rezerwacja',
  'step.booked': 'Zarezerwowano!',
}
