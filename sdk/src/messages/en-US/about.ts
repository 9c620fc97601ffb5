export const messages = {
  importantInfo: 'Important Information',
  checkInTime: 'Check-in',
  checkOutTime: 'Check-out',
}
