export const messages = {
  progress: '预订进度',
  'step.CHOOSE_ROOM': '选择客房',
  'step.DETAILS': '填写信息',
  'step.BOOKING': '安全预订',
  'step.booked': '预订成功！',
}
