export const messages = {
  checkIn: 'تسجيل الوصول',
  checkOut: 'تسجيل المغادرة',
  roomsAndGuests: 'الغرف والنزلاء',
}
