export const messages = {
  yourCards: '您的银行卡',
  newCard: '其他银行卡',
  saveCard: '保存此卡以便下次预订使用',
  ending: '{type} •••• {last}',
  expires: '有效期至 {date}',
  default: '默认',
  cardsFailed: '无法加载您保存的银行卡。您可以使用其他银行卡支付。',
  cardExpired: '已于 {date} 过期',
}
