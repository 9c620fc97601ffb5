export const messages = {
  importantInfo: '重要信息',
  checkInTime: '入住',
  checkOutTime: '退房',
}
