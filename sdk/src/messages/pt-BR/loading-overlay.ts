export const messages = {
  findingDeals: 'NOSSA IA ESTÁ BUSCANDO OFERTAS PARA VOCÊ!',
  overlayCheckIn: 'Check-in',
  overlayCheckOut: 'Check-out',
}
