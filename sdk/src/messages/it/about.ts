export const messages = {
  importantInfo: 'Informazioni importanti',
  checkInTime: 'Arrivo',
  checkOutTime: 'Partenza',
}
