export const messages = {
  dealTitle: 'Risparmi fino al 60% con un codice promozionale',
  dealHint: 'Nessun codice? I membri vedono subito le offerte.',
  dealCode: 'Codice promozionale',
  enterDealCode: 'Inserisca il codice promozionale',
  applyCode: 'Applica',
  signUp: 'Registrati',
}
