export const messages = {
  products: 'Czego szukasz',
  tabHotels: 'Hotele',
  tabFlights: 'Loty',
  tabCars: 'Samochody',
}
