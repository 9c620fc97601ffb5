export const messages = {
  products: 'Что искать',
  tabHotels: 'Отели',
  tabFlights: 'Авиабилеты',
  tabCars: 'Автомобили',
}
