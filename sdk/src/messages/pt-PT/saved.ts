export const messages = {
  saveHotel: 'Guardar',
  savedHotel: 'Guardado',
  listFull: 'A sua lista está cheia: remova um hotel para guardar outro.',
  notSaved: 'Não foi possível guardar. Tente novamente.',
  favorites: 'Tem as suas favoritas: {names}',
}
