export const messages = {
  importantInfo: 'Wichtige Informationen',
  checkInTime: 'Check-in',
  checkOutTime: 'Check-out',
}
