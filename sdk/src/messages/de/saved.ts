export const messages = {
  saveHotel: 'Speichern',
  savedHotel: 'Gespeichert',
  listFull: 'Ihre Liste ist voll: Entfernen Sie ein Hotel, um ein anderes zu speichern.',
  notSaved: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  favorites: 'Hat Ihre Favoriten: {names}',
}
