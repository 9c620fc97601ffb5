export const messages = {
  importantInfo: 'Ważne informacje',
  checkInTime: 'Zameldowanie',
  checkOutTime: 'Wymeldowanie',
}
