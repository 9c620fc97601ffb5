export const messages = {
  products: 'Que cherchez-vous ?',
  tabHotels: 'Hôtels',
  tabFlights: 'Vols',
  tabCars: 'Voitures',
}
