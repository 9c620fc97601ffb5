export const messages = {
  importantInfo: 'Viktig informasjon',
  checkInTime: 'Innsjekking',
  checkOutTime: 'Utsjekking',
}
