export const messages = {
  products: '搜索类别',
  tabHotels: '酒店',
  tabFlights: '机票',
  tabCars: '租车',
}
