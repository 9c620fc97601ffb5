export const messages = {
  wallet: 'Din plånbok',
  loadingWallet: 'Din plånbok laddas',
  walletFailed: 'Din plånbok kunde inte laddas.',
  noCoins: 'Det finns inga kryptomynt i din plånbok.',
  frozen: '{amount} spärrat',
  notSpendable: 'Kan inte användas nu',
  upcoming: 'Kommande vistelser',
  past: 'Tidigare vistelser',
  tripNumber: 'Resenummer {number}',
}
