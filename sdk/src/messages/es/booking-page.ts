export const messages = {
  booking: 'Reserve su estancia',
  newSearch: 'Nueva búsqueda',
  reservation: 'Mi reserva',
  close: 'Cerrar',
}
