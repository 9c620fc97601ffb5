export const messages = {
  findingDeals: 'يبحث ذكاؤنا الاصطناعي عن عروض لك!',
  overlayCheckIn: 'تسجيل الوصول',
  overlayCheckOut: 'تسجيل المغادرة',
}
