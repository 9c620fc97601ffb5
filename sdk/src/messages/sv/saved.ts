export const messages = {
  saveHotel: 'Spara',
  savedHotel: 'Sparat',
  listFull: 'Din lista är full: ta bort ett hotell för att spara ett annat.',
  notSaved: 'Det gick inte att spara. Försök igen.',
  favorites: 'Har dina favoriter: {names}',
}
