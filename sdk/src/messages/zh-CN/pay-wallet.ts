export const messages = {
  Wallet: '钱包',
  'paidWith.WALLET': '钱包',
  'refund.WALLET': '{amount} 将退回您的钱包。',
}
