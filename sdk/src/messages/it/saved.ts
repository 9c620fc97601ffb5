export const messages = {
  saveHotel: 'Salva',
  savedHotel: 'Salvato',
  listFull: 'L’elenco è pieno: tolga un hotel per salvarne un altro.',
  notSaved: 'Non è stato possibile salvare. Riprovi.',
  favorites: 'Ha i Suoi preferiti: {names}',
}
