export const messages = {
  findingDeals: '¡NUESTRA IA ESTÁ BUSCANDO OFERTAS PARA USTED!',
  overlayCheckIn: 'Entrada',
  overlayCheckOut: 'Salida',
}
