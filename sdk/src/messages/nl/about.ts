export const messages = {
  importantInfo: 'Belangrijke informatie',
  checkInTime: 'Inchecken',
  checkOutTime: 'Uitchecken',
}
