export const messages = {
  saveHotel: 'Guardar',
  savedHotel: 'Guardado',
  listFull: 'Su lista está llena: quite un hotel para guardar otro.',
  notSaved: 'No se ha podido guardar. Vuelva a intentarlo.',
  favorites: 'Tiene sus favoritos: {names}',
}
