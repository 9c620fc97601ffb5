export const messages = {
  importantInfo: 'Informasi Penting',
  checkInTime: 'Check-in',
  checkOutTime: 'Check-out',
}
