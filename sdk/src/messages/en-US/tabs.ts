export const messages = {
  products: 'What to search for',
  tabHotels: 'Hotels',
  tabFlights: 'Flights',
  tabCars: 'Cars',
}
