export const messages = {
  products: 'Wonach gesucht wird',
  tabHotels: 'Hotels',
  tabFlights: 'Flüge',
  tabCars: 'Mietwagen',
}
