export const messages = {
  nothingFree: 'Ningún hotel de {place} tiene una habitación del {from} al {to}. Elija otras fechas.',
  tryAgain: 'Volver a intentarlo',
  noHotels: 'no se han encontrado hoteles',
  past: '¡Vive usted en el pasado!',
  pastHint: 'Compruebe sus fechas',
}
