export const messages = {
  importantInfo: 'Viktig information',
  checkInTime: 'Incheckning',
  checkOutTime: 'Utcheckning',
}
