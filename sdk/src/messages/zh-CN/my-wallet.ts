export const messages = {
  wallet: '您的钱包',
  loadingWallet: '正在加载您的钱包',
  walletFailed: '无法加载您的钱包。',
  noCoins: '您的钱包中没有加密货币。',
  frozen: '{amount} 已冻结',
  notSpendable: '目前无法使用',
  upcoming: '即将开始的住宿',
  past: '过去的住宿',
  tripNumber: '行程编号 {number}',
}
