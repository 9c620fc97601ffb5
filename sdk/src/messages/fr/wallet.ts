export const messages = {
  paying: 'Paiement par votre portefeuille',
  walletFailed: 'Un problème est survenu lors du paiement',
  noCoins: 'Votre portefeuille ne contient aucune cryptomonnaie.',
  reloadCoins: 'Charger à nouveau',
  loadingCoins: 'Chargement de votre portefeuille',
  chooseCoins: 'Choisissez vos cryptomonnaies. Elles sont utilisées dans l’ordre de votre choix.',
  selected: 'Choisi : {amount}',
  ofTotal: 'sur {total} à payer maintenant',
  wholePrice: 'Le prix total est de {coins}',
  uses: 'utilise {coins}, {amount}',
  frozen: '{amount} bloqués',
  insufficient: 'Fonds insuffisants',
}
