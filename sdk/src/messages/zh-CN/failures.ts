export const messages = {
  offline: '您已离线。',
  offlineHint: '恢复联网后会自动继续。',
  NETWORK: '无法连接服务器，请检查您的网络。',
  TIMEOUT: '耗时过长，请重试。',
  SERVER_ERROR: '服务器出了点问题。',
  tryAgain: '重试',
}
