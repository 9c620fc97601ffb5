export const messages = {
  saveHotel: 'Zapisz',
  savedHotel: 'Zapisano',
  listFull: 'Twoja lista jest pełna: usuń jeden hotel, aby zapisać inny.',
  notSaved: 'Nie udało się zapisać. Spróbuj ponownie.',
  favorites: 'Ma to, co lubisz: {names}',
}
