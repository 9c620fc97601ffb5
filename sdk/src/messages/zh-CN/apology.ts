export const messages = {
  sorry: '抱歉，这里出了点问题。',
  mountAnew: '重试',
}
