export const messages = {
  booking: 'Book your stay',
  newSearch: 'New search',
  reservation: 'My reservation',
  close: 'Close',
}
