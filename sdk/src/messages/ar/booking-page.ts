export const messages = {
  booking: 'احجز إقامتك',
  newSearch: 'بحث جديد',
  reservation: 'حجزي',
  close: 'إغلاق',
}
