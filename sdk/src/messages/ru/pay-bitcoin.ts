export const messages = {
  Bitcoin: 'Биткойн',
  'paidWith.BITCOIN': 'Биткойн',
  'refund.BITCOIN': 'Мы вернём вам {amount}; как именно, расскажем в письме.',
}
