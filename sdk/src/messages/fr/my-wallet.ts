export const messages = {
  wallet: 'Votre portefeuille',
  loadingWallet: 'Chargement de votre portefeuille',
  walletFailed: 'Votre portefeuille n’a pas pu être chargé.',
  noCoins: 'Votre portefeuille ne contient aucune cryptomonnaie.',
  frozen: '{amount} bloqués',
  notSpendable: 'Non utilisable pour le moment',
  upcoming: 'Séjours à venir',
  past: 'Séjours passés',
  tripNumber: 'Numéro de voyage {number}',
}
