export const messages = {
  products: 'Yang ingin dicari',
  tabHotels: 'Hotel',
  tabFlights: 'Penerbangan',
  tabCars: 'Mobil',
}
