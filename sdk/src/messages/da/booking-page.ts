export const messages = {
  booking: 'Book dit ophold',
  newSearch: 'Ny søgning',
  reservation: 'Min reservation',
  close: 'Luk',
}
