export const messages = {
  offline: 'Du er frakoblet.',
  offlineHint: 'Dette fortsetter av seg selv når du er tilkoblet igjen.',
  NETWORK: 'Vi fikk ikke kontakt med serveren. Kontroller tilkoblingen din.',
  TIMEOUT: 'Dette tar lengre tid enn det burde. Prøv igjen.',
  SERVER_ERROR: 'Noe gikk galt på serveren.',
  tryAgain: 'Prøv igjen',
}
