export const messages = {
  findingDeals: 'OUR AI IS FINDING YOU DEALS!',
  shadeCheckIn: 'Check In',
  shadeCheckOut: 'Check Out',
}
