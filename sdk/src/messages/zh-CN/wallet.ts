export const messages = {
  paying: '正在使用您的钱包支付',
  walletFailed: '预订付款出现问题',
  noCoins: '您的钱包中没有加密货币。',
  reloadCoins: '重新加载',
  loadingCoins: '正在加载您的钱包',
  chooseCoins: '请选择用于支付的加密货币，将按您选择的顺序使用。',
  selected: '已选 {amount}',
  ofTotal: '需支付 {total}',
  wholePrice: '全部价格为 {coins}',
  uses: '使用 {coins}，{amount}',
  frozen: '{amount} 已冻结',
  insufficient: '余额不足',
}
