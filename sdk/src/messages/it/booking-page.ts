export const messages = {
  booking: 'Prenoti il Suo soggiorno',
  newSearch: 'Nuova ricerca',
  reservation: 'La mia prenotazione',
  close: 'Chiudi',
}
