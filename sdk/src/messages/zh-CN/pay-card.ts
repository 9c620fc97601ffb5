export const messages = {
  CreditCard: '信用卡',
  'paidWith.CREDIT': '{type} •••• {last}',
  'refund.CREDIT': '{amount} 将退回您的银行卡。',
}
