export const messages = {
  Bitcoin: '比特币',
  'paidWith.BITCOIN': '比特币',
  'refund.BITCOIN': '{amount} 将退还给您；我们会发送邮件说明方式。',
}
