export const messages = {
  importantInfo: 'معلومات مهمة',
  checkInTime: 'تسجيل الوصول',
  checkOutTime: 'تسجيل المغادرة',
}
