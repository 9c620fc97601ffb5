export const messages = {
  products: 'ما تبحث عنه',
  tabHotels: 'الفنادق',
  tabFlights: 'رحلات الطيران',
  tabCars: 'السيارات',
}
