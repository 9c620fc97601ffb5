export const messages = {
  awkward: 'Che imbarazzo. Sembra che qualcosa sia andato storto.',
  awkwardHint: 'Prema il pulsante di aggiornamento e ci riproviamo.',
  moreHotels: 'Guarda altri hotel',
  refresh: 'Aggiorna',
}
