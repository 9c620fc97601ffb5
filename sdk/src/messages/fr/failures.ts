export const messages = {
  offline: 'Vous êtes hors ligne.',
  offlineHint: 'La suite viendra d’elle-même dès que vous serez de nouveau en ligne.',
  NETWORK: 'Le serveur est injoignable. Veuillez vérifier votre connexion.',
  TIMEOUT: 'La réponse se fait trop attendre. Veuillez réessayer.',
  SERVER_ERROR: 'Une erreur est survenue sur le serveur.',
  tryAgain: 'Réessayer',
}
