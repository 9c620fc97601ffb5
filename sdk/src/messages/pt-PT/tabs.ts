export const messages = {
  products: 'O que pesquisar',
  tabHotels: 'Hotéis',
  tabFlights: 'Voos',
  tabCars: 'Carros',
}
