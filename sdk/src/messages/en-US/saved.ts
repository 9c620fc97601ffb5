export const messages = {
  saveHotel: 'Save',
  savedHotel: 'Saved',
  listFull: 'Your list is full: remove a hotel to save another.',
  notSaved: 'That could not be saved. Please try again.',
  favorites: 'Has your favorites: {names}',
}
