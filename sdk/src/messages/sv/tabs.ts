export const messages = {
  products: 'Vad du vill söka efter',
  tabHotels: 'Hotell',
  tabFlights: 'Flyg',
  tabCars: 'Hyrbilar',
}
