export const messages = {
  products: 'Qué buscar',
  tabHotels: 'Hoteles',
  tabFlights: 'Vuelos',
  tabCars: 'Coches',
}
