export const messages = {
  saveHotel: 'Lagre',
  savedHotel: 'Lagret',
  listFull: 'Listen din er full: Fjern et hotell for å lagre et annet.',
  notSaved: 'Det kunne ikke lagres. Prøv igjen.',
  favorites: 'Har favorittene dine: {names}',
}
