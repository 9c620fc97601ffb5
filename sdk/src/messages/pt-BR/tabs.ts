export const messages = {
  products: 'O que buscar',
  tabHotels: 'Hotéis',
  tabFlights: 'Voos',
  tabCars: 'Carros',
}
