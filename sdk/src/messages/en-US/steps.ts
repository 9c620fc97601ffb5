export const messages = {
  progress: 'Booking progress',
  'step.CHOOSE_ROOM': 'Choose a room',
  'step.DETAILS': 'Enter Details',
  'step.BOOKING': 'Secure Booking',
  'step.booked': 'Booked!',
}
