export const messages = {
  dealTitle: '使用优惠码最高可省 60%',
  dealHint: '没有优惠码？会员可立即看到优惠。',
  dealCode: '优惠码',
  enterDealCode: '请输入您的优惠码',
  applyCode: '使用',
  signUp: '注册',
}
