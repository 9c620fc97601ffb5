export const messages = {
  products: 'Ne aranacak',
  tabHotels: 'Oteller',
  tabFlights: 'Uçuşlar',
  tabCars: 'Araçlar',
}
