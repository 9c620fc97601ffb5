export const messages = {
  products: 'Waarnaar te zoeken',
  tabHotels: 'Hotels',
  tabFlights: 'Vluchten',
  tabCars: 'Auto’s',
}
