export const messages = {
  products: 'Hva du vil søke etter',
  tabHotels: 'Hoteller',
  tabFlights: 'Fly',
  tabCars: 'Leiebil',
}
