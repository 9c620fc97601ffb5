export const messages = {
  wallet: 'Uw portemonnee',
  loadingWallet: 'Uw portemonnee wordt geladen',
  walletFailed: 'Uw portemonnee kon niet worden geladen.',
  noCoins: 'Er zitten geen cryptomunten in uw portemonnee.',
  frozen: '{amount} geblokkeerd',
  notSpendable: 'Nu niet te besteden',
  upcoming: 'Komende verblijven',
  past: 'Eerdere verblijven',
  tripNumber: 'Reisnummer {number}',
}
