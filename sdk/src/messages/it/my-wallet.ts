export const messages = {
  wallet: 'Il Suo portafoglio',
  loadingWallet: 'Caricamento del portafoglio',
  walletFailed: 'Non è stato possibile caricare il portafoglio.',
  noCoins: 'Non ci sono criptovalute nel Suo portafoglio.',
  frozen: '{amount} bloccati',
  notSpendable: 'Ora non si può spendere',
  upcoming: 'Prossimi soggiorni',
  past: 'Soggiorni passati',
  tripNumber: 'Numero di viaggio {number}',
}
