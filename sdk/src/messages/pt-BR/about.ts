export const messages = {
  importantInfo: 'Informações importantes',
  checkInTime: 'Check-in',
  checkOutTime: 'Check-out',
}
