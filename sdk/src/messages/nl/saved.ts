export const messages = {
  saveHotel: 'Bewaren',
  savedHotel: 'Bewaard',
  listFull: 'Uw lijst is vol: verwijder een hotel om een ander te bewaren.',
  notSaved: 'Dat kon niet worden bewaard. Probeer het opnieuw.',
  favorites: 'Heeft uw favorieten: {names}',
}
