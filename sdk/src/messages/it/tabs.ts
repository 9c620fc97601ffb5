export const messages = {
  products: 'Che cosa cercare',
  tabHotels: 'Hotel',
  tabFlights: 'Voli',
  tabCars: 'Auto',
}
