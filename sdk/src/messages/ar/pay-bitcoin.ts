export const messages = {
  Bitcoin: 'بيتكوين',
  'paidWith.BITCOIN': 'بيتكوين',
  'refund.BITCOIN': 'يُعاد إليك {amount}؛ ستوضّح لك رسالة بالبريد الإلكتروني كيف.',
}
