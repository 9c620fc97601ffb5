export const messages = {
  dealTitle: 'Mit einem Angebotscode bis zu 60 % sparen',
  dealHint: 'Kein Code? Mitglieder sehen die Angebote sofort.',
  dealCode: 'Angebotscode',
  enterDealCode: 'Bitte geben Sie Ihren Angebotscode ein',
  applyCode: 'Einlösen',
  signUp: 'Registrieren',
}
