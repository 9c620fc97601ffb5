export const messages = {
  booking: 'Zarezerwuj pobyt',
  newSearch: 'Nowe wyszukiwanie',
  reservation: 'Moja rezerwacja',
  close: 'Zamknij',
}
