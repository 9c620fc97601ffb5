export const messages = {
  booking: 'Bestill oppholdet ditt',
  newSearch: 'Nytt søk',
  reservation: 'Min reservasjon',
  close: 'Lukk',
}
