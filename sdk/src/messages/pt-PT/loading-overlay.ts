export const messages = {
  findingDeals: 'A NOSSA IA ESTÁ À PROCURA DE OFERTAS PARA SI!',
  overlayCheckIn: 'Entrada',
  overlayCheckOut: 'Saída',
}
