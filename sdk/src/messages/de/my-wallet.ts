export const messages = {
  wallet: 'Ihr Wallet',
  loadingWallet: 'Ihr Wallet wird geladen',
  walletFailed: 'Ihr Wallet konnte nicht geladen werden.',
  noCoins: 'In Ihrem Wallet sind keine Kryptomünzen.',
  frozen: '{amount} gesperrt',
  notSpendable: 'Zurzeit nicht verwendbar',
  upcoming: 'Kommende Aufenthalte',
  past: 'Vergangene Aufenthalte',
  tripNumber: 'Reisenummer {number}',
}
