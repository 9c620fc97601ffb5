export const messages = {
  products: 'Hvad du vil søge efter',
  tabHotels: 'Hoteller',
  tabFlights: 'Fly',
  tabCars: 'Biler',
}
