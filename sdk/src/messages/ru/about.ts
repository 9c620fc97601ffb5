export const messages = {
  importantInfo: 'Важная информация',
  checkInTime: 'Заезд',
  checkOutTime: 'Выезд',
}
