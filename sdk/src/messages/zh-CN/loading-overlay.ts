export const messages = {
  findingDeals: '我们的 AI 正在为您寻找优惠！',
  overlayCheckIn: '入住',
  overlayCheckOut: '退房',
}
