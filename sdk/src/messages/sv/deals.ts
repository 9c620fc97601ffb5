export const messages = {
  dealTitle: 'Spara upp till 60 % med en rabattkod',
  dealHint: 'Ingen kod? Medlemmar ser erbjudandena direkt.',
  dealCode: 'Rabattkod',
  enterDealCode: 'Ange din rabattkod',
  applyCode: 'Använd',
  signUp: 'Registrera dig',
}
