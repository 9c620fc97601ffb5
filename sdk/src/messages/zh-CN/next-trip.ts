export const messages = {
  nextTrip: '您的下一次行程',
  recorded: '其记录在您的钱包中。',
  moreTrips: '另有 {count} 个行程',
}
