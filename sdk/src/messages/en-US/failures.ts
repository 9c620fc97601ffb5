export const messages = {
  offline: 'You are offline.',
  offlineHint: 'This goes on by itself once you are back online.',
  NETWORK: 'We could not reach the server. Please check your connection.',
  TIMEOUT: 'This takes longer than it should. Please try again.',
  SERVER_ERROR: 'Something went wrong on the server.',
  tryAgain: 'Try again',
}
