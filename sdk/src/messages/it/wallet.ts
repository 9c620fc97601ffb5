export const messages = {
  paying: 'Pagamento con il portafoglio',
  walletFailed: 'C’è stato un problema con il pagamento della prenotazione',
  noCoins: 'Non ci sono criptovalute nel Suo portafoglio.',
  reloadCoins: 'Carica di nuovo',
  loadingCoins: 'Caricamento del portafoglio',
  chooseCoins: 'Scelga le criptovalute con cui pagare. Vengono usate nell’ordine in cui le sceglie.',
  selected: 'Selezionato {amount}',
  ofTotal: 'di {total} da pagare ora',
  wholePrice: 'Il prezzo intero è {coins}',
  uses: 'usa {coins}, {amount}',
  frozen: '{amount} bloccati',
  insufficient: 'Fondi insufficienti',
}
