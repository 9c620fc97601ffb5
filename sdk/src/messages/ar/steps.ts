export const messages = {
  progress: 'تقدّم الحجز',
  'step.CHOOSE_ROOM': 'اختر غرفة',
  'step.DETAILS': 'أدخل بياناتك',
  'step.BOOKING': 'حجز آمن',
  'step.booked': 'تم الحجز!',
}
