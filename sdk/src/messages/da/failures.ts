export const messages = {
  offline: 'Du er offline.',
  offlineHint: 'Det fortsætter af sig selv, når du er online igen.',
  NETWORK: 'Vi kunne ikke få kontakt til serveren. Kontrollér din forbindelse.',
  TIMEOUT: 'Det tager længere tid, end det burde. Prøv igen.',
  SERVER_ERROR: 'Noget gik galt på serveren.',
  tryAgain: 'Prøv igen',
}
