export const messages = {
  Wallet: 'Кошелёк',
  'paidWith.WALLET': 'Кошелёк',
  'refund.WALLET': '{amount} вернётся в ваш кошелёк.',
}
