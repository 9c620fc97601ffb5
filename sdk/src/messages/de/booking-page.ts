export const messages = {
  booking: 'Ihren Aufenthalt buchen',
  newSearch: 'Neue Suche',
  reservation: 'Meine Reservierung',
  close: 'Schließen',
}
