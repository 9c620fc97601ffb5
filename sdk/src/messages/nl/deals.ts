export const messages = {
  dealTitle: 'Bespaar tot 60% met een actiecode',
  dealHint: 'Geen code? Leden zien de aanbiedingen meteen.',
  dealCode: 'Actiecode',
  enterDealCode: 'Vul uw actiecode in',
  applyCode: 'Toepassen',
  signUp: 'Registreren',
}
