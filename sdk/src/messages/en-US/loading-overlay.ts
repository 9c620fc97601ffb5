export const messages = {
  findingDeals: 'OUR AI IS FINDING YOU DEALS!',
  overlayCheckIn: 'Check In',
  overlayCheckOut: 'Check Out',
}
