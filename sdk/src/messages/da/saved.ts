export const messages = {
  saveHotel: 'Gem',
  savedHotel: 'Gemt',
  listFull: 'Din liste er fuld: Fjern et hotel for at gemme et andet.',
  notSaved: 'Det kunne ikke gemmes. Prøv igen.',
  favorites: 'Har dine favoritter: {names}',
}
