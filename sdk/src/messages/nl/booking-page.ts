export const messages = {
  booking: 'Boek uw verblijf',
  newSearch: 'Nieuwe zoekopdracht',
  reservation: 'Mijn boeking',
  close: 'Sluiten',
}
