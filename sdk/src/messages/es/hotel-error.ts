export const messages = {
  awkward: 'Qué apuro. Parece que algo ha salido mal.',
  awkwardHint: 'Pulse el botón de actualizar y lo intentamos de nuevo.',
  moreHotels: 'Ver más hoteles',
  refresh: 'Actualizar',
}
