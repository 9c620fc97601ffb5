export const messages = {
  checkIn: '入住',
  checkOut: '退房',
  roomsAndGuests: '客房和住客',
}
